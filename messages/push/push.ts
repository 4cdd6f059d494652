export const severalNews = (count: number, latest: string) => ({
  title: `${String(count)} novità su Bandolo`,
  text: `L’ultima: ${latest}`,
});
