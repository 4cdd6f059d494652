/** Each way to say the first beside each way to say the second: "provare un robot", "testare una tecnologia". */
export function eachWith(firsts: string, seconds: string): string {
  return firsts
    .split('|')
    .flatMap((first) => seconds.split('|').map((second) => `${first} ${second}`))
    .join('|');
}
