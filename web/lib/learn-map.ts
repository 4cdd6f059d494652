type Maps<Map> = { known: () => Map; whole: () => Promise<Map>; take: (whole: Map) => void };

/**
 * Takes the whole map in place of the visitors'. Answers whether whoever asks set out by the smaller one and must look
 * their way up again: also when another, the preload of the same link perhaps, has brought the whole one meanwhile.
 */
export const mapLearner =
  <Map>({ known, whole, take }: Maps<Map>) =>
  async (): Promise<boolean> => {
    const before = known();
    const all = await whole();
    if (before === all) return false;
    if (known() !== all) take(all);
    return true;
  };
