/** A link to give away: at an address that others reach, with a word where there is none. */
import { addressAt } from '#home';
import { type ReactNode, useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { type Place, writePlace } from '../connection/place.ts';
import { useApp } from '../connection/store.ts';
import { useWords } from '../words/language.ts';

const HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Where others find the page: its own address, or the first on the network where that is this machine's alone; null: nowhere. */
export function sharedOrigin(
  location: { origin: string; hostname: string },
  addresses: readonly string[],
): string | null {
  if (!HERE.test(location.hostname)) return location.origin;
  return addresses[0] ?? null;
}

export function Link({ label, place }: { label: string; place: Place }): ReactNode {
  const words = useWords('lobby');
  const { copied: done } = useWords();
  const addresses = useApp((state) => state.welcome?.addresses) ?? [];
  const [copied, setCopied] = useState('');
  const origin = sharedOrigin(location, addresses);
  const link = addressAt(origin ?? location.origin, `/${writePlace(place)}`);
  return (
    <div className="link-row">
      <TextField className="name-field" value={link} isReadOnly>
        <Label>{label}</Label>
        <Input onFocus={(event) => event.currentTarget.select()} />
      </TextField>
      <Button
        className="button"
        onPress={() => {
          navigator.clipboard.writeText(link).then(
            () => setCopied(done),
            () => setCopied(words.link.copyYourself),
          );
        }}
      >
        {words.link.copy}
      </Button>
      <output>{copied}</output>
    </div>
  );
}

/** Said where a link leads nowhere but to this machine. */
export function Reach(): ReactNode {
  const words = useWords('lobby');
  const addresses = useApp((state) => state.welcome?.addresses) ?? [];
  const origin = sharedOrigin(location, addresses);
  if (origin === null)
    return (
      <p className="reach">
        {words.link.onlyHere} <code>npm start -- --host 0.0.0.0</code>
      </p>
    );
  return HERE.test(location.hostname) ? <p className="reach">{words.link.reached(origin)}</p> : null;
}
