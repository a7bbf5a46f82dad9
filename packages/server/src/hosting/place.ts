/** Which of the hosts has a table: its name says it, so that nobody needs to keep a list. */
export function placeOf(table: string, places: number): number {
  let sum = 0;
  for (const letter of table) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum % places;
}
