/** That a new version of the app is there: it is used when somebody says so, or when the app is opened next. */
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { keepOffline, takeNewer, useOffline } from './offline.ts';
import { useOwnWords } from './words.ts';
import './new-version.css';

export function NewVersion(): ReactNode {
  const words = useOwnWords();
  const isNewer = useOffline((offline) => offline.isNewer);
  const [later, setLater] = useState(false);
  useEffect(keepOffline, []);
  if (!isNewer || later) return null;
  return (
    <output className="new-version">
      {words.newVersion}
      <Button className="button small primary" onPress={takeNewer}>
        {words.use}
      </Button>
      <Button className="button small quiet" onPress={() => setLater(true)}>
        {words.later}
      </Button>
    </output>
  );
}
