/** What the build uses of the package, which ships no types. */
declare module 'subset-font' {
  /** A font with only the characters of that text and those layout features, and of a variable font only those weights and widths. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff' | 'woff2';
      keepFeatures: string[];
      variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Uint8Array>;
}
