/** Tests of NAME.series.test.ts run twice: a small fixed slice of a long series in the first tier, the whole in the second. */

/** Of a series: how many, or which of them. */
export const series = <T>(whole: T, slice: T): T => (process.env['TEST_SERIES'] === 'whole' ? whole : slice);
