/** What the build uses of the package, which ships no types. */
declare module 'subset-font' {
  /** A font with only the characters of that text. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Uint8Array>;
}
