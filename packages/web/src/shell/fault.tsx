/** A page that cannot be shown: a part of it did not come, or it met a defect. It says so, and offers to try again; the other rooms stay open. */
import { Component, type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { useLocation } from 'wouter';
import { writePlace } from '../connection/place.ts';
import { useApp } from '../connection/store.ts';
import { Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import { type Wrong, wrongOf } from '../words/trouble.ts';
import { Masthead } from './masthead.tsx';
import { request } from '#home';

interface Props {
  /** what is shown anew when it changes */
  readonly place: string;
  readonly children: ReactNode;
}
interface State {
  readonly place: string;
  readonly wrong: Wrong | null;
}

class Boundary extends Component<Props, State> {
  override state: State = { place: this.props.place, wrong: null };
  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { wrong: wrongOf(error) };
  }
  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, wrong: null };
  }
  override render(): ReactNode {
    return this.state.wrong === null ? this.props.children : <Fault wrong={this.state.wrong} />;
  }
}

/** Opens the page anew, as the server has it now, if there is a server: without one the browser would show nothing of ours. */
async function openAnew(): Promise<boolean> {
  const answer = await request('/', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok !== true) return false;
  location.reload();
  return true;
}

function Fault({ wrong }: { wrong: Wrong }): ReactNode {
  const { fault, troubles } = useWords();
  const [state, setState] = useState<'stands' | 'tries' | 'failed'>('stands');
  const again = async (): Promise<void> => {
    setState('tries');
    if (!(await openAnew())) setState('failed');
  };
  return (
    <>
      <Masthead />
      <main className="page">
        <h1>{fault.title}</h1>
        <p role="alert">
          <Problem of={wrong} />
        </p>
        <Button className="button primary" isDisabled={state === 'tries'} onPress={() => void again()}>
          {fault.again}
        </Button>
        <output>{state === 'failed' && troubles.unreachable}</output>
      </main>
    </>
  );
}

/** What is in it is a page of its own: another address shows another. */
export function Faultless({ children }: { children: ReactNode }): ReactNode {
  const [path] = useLocation();
  const table = useApp(({ place }) => writePlace(place));
  return <Boundary place={`${path}${table}`}>{children}</Boundary>;
}
