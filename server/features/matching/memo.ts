const PEOPLE = 500;
const STATES_EACH = 4;

/** The last answers of the last people, each good only for the very state that it was made from. */
export function createMemo() {
  const people = new Map<string, Map<string, unknown>>();
  return <Result>(person: string, state: string, make: () => Result): Result => {
    const states = people.get(person) ?? new Map<string, unknown>();
    people.delete(person);
    people.set(person, states); // the one who asked last goes last
    if (people.size > PEOPLE) people.delete(people.keys().next().value!);
    if (states.has(state)) return states.get(state) as Result;
    const result = make();
    states.set(state, result);
    if (states.size > STATES_EACH) states.delete(states.keys().next().value!);
    return result;
  };
}
