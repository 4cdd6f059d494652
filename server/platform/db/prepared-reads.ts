import { protocol, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';

const { serialize, messages } = protocol;
type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** A statement as the database holds it: what it takes, and what it answers with. */
type Prepared = { statement: string; takes: readonly number[]; fields: Results['fields'] };
type Asked = { text: string; params: readonly unknown[]; options: QueryOptions };

/** More than the product asks for in a day; whoever is asked for least recently goes. */
const KEPT = 300;
let made = 0;
const isRead = (text: string): boolean => /^\(?select /.test(text);

/**
 * For each query the embedded database is spoken to six times, reads the text and plans it anew: that costs more than most
 * answers. A text that was asked for before is prepared already, and asked in one go. What happens inside of a transaction,
 * and whatever writes, goes the usual way.
 */
export function withPreparedReads(pglite: PGlite, kept = KEPT): PGlite['query'] {
  const usual = pglite.query.bind(pglite);
  const known = new Map<string, Prepared>();

  async function prepare(text: string): Promise<Prepared> {
    const statement = `read_${String((made += 1))}`;
    const answer = await tell(pglite, [
      serialize.parse({ name: statement, text }),
      serialize.describe({ type: 'S', name: statement }),
      serialize.sync(),
    ]);
    const takes = answer.find((message) => message instanceof messages.ParameterDescriptionMessage)?.dataTypeIDs;
    const fields = answer.find((message) => message instanceof messages.RowDescriptionMessage)?.fields ?? [];
    return {
      statement,
      takes: takes ?? [],
      fields: fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
    };
  }

  async function forget(text: string): Promise<void> {
    const { statement } = known.get(text)!;
    known.delete(text);
    await tell(pglite, [serialize.close({ type: 'S', name: statement }), serialize.sync()]);
  }

  async function read(asked: Asked): Promise<Results> {
    const { text } = asked;
    const prepared = known.get(text) ?? (await prepare(text));
    known.delete(text);
    known.set(text, prepared);
    const [oldest] = known.keys();
    if (known.size > kept) await forget(oldest!);
    const { statement } = prepared;
    try {
      const values = valuesOf(pglite, prepared, asked);
      return answerOf(
        pglite,
        prepared,
        asked.options,
        await tell(pglite, [serialize.bind({ statement, values }), serialize.execute({}), serialize.sync()]),
      );
    } catch (error) {
      // Also of a table that was changed since: the next one who asks has it prepared anew.
      await forget(text);
      throw error;
    }
  }

  return async <Row>(text: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Results<Row>> => {
    if (!isRead(text)) return usual<Row>(text, params, options);
    await pglite._checkReady();
    const answer = await pglite._runExclusiveTransaction(() =>
      pglite._runExclusiveQuery(() => read({ text, params, options })),
    );
    return answer as Results<Row>;
  };
}

/** Several messages at once; the first error of the answer is thrown. Reading leaves nothing to be kept in the folder. */
const tell = (pglite: PGlite, parts: readonly Uint8Array[]): Promise<Message[]> =>
  pglite.execProtocolStream(Buffer.concat(parts), { syncToFs: false });

const valuesOf = ({ serializers }: PGlite, { takes }: Prepared, { params, options }: Asked) =>
  params.map((value, at) => {
    if (value === null || value === undefined) return null;
    const write = options.serializers?.[takes[at]!] ?? serializers[takes[at]!];
    return write ? write(value) : String(value);
  });

function answerOf(
  { parsers }: PGlite,
  { fields }: Prepared,
  { rowMode, parsers: own }: QueryOptions,
  answer: readonly Message[],
): Results {
  const readers = fields.map(
    ({ dataTypeID }) => own?.[dataTypeID] ?? parsers[dataTypeID] ?? ((value: string) => value),
  );
  const columns = fields.map(({ name }) => name);
  const rows = answer.flatMap((message) => {
    if (!(message instanceof messages.DataRowMessage)) return [];
    const values = message.fields.map((value, at) =>
      value === null ? null : (readers[at]!(value, fields[at]!.dataTypeID) as unknown),
    );
    return [rowMode === 'array' ? values : Object.fromEntries(values.map((value, at) => [columns[at], value]))];
  });
  return { rows: rows as Results['rows'], fields, command: 'SELECT', rowCount: rows.length, affectedRows: 0 };
}
