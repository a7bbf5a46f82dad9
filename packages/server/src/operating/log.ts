/** The log: one JSON object a line, on standard output. Secrets are taken out of it wherever they could come in. */
import { type DestinationStream, type Logger, pino } from 'pino';

/** Fields that hold what makes a seat one's own, at the top of an entry and in whatever object it tells of. */
const SECRETS = [
  'token',
  'invite',
  'watch',
  'keep',
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'connectionString',
];

/** What is told to the log: an object with what is to be found again, and a sentence. */
export type Log = Readonly<Record<'debug' | 'info' | 'warn' | 'error', (about: object, text: string) => void>>;

/** `level`: trace, debug, info, warn, error, fatal or silent. @throws where it is none of them */
export const newLogger = (level: string, to?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: {
        paths: SECRETS.flatMap((name) => ['', '*', '*.headers'].map((where) => `${where}["${name}"]`)),
        censor: '[secret]',
      },
    },
    to ?? pino.destination(1),
  );
