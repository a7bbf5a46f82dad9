/** `npm run -s bench -- [--json] [--only NAME]`: figures with a checksum each, and a calibration loop so that they compare between machines. */
import { optionsOf } from '../scripts/options.mjs';
import { calibrate } from './calibration.ts';
import { type Figure, measures } from './measures.ts';

const values = optionsOf('npm run -s bench -- [--json] [--only NAME]   figures with a checksum each', {
  json: { type: 'boolean', default: false },
  only: { type: 'string' },
});
const calibration = calibrate();
const results: (Figure & { ratio: number })[] = [];
for (const [name, measure] of Object.entries(measures)) {
  if (values.only !== undefined && !name.includes(values.only)) continue;
  for (const figure of measure()) {
    // A rate is compared with the machine's own rate, a time with the time of as much of its own work.
    const ratio = figure.unit.endsWith('/s') ? figure.value / calibration : figure.value * calibration;
    results.push({ ...figure, ratio: Number(ratio.toPrecision(6)) });
    if (!values.json)
      process.stdout.write(
        `${figure.name.padEnd(36)} ${String(figure.value).padStart(12)} ${figure.unit.padEnd(12)} ${figure.checksum}\n`,
      );
  }
}
if (values.json) process.stdout.write(`${JSON.stringify({ calibration, results })}\n`);
else process.stdout.write(`${'calibration'.padEnd(36)} ${String(calibration).padStart(12)} Mops/s\n`);
