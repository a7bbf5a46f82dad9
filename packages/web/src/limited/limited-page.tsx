/** Sealed and draft: choose a set, open its boosters, pick; then the deck page builds a deck of the pool. A draft survives a reload. */
import type { BoostersMessage, CardSetsMessage, CubeList, LimitedKind, WireEdition } from '@rulewright/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, Input, Label, Radio, RadioGroup, TextField } from 'react-aria-components';
import { useLocation } from 'wouter';
import { keepDeck, type Opened } from '../connection/memory.ts';
import { ask, changeRemembered, useApp } from '../connection/store.ts';
import { Choice } from '../lobby/choice.tsx';
import { Masthead } from '../shell/masthead.tsx';
import { CubeField } from './cube-field.tsx';
import { DraftTable } from './draft-table.tsx';
import '../decks/decks.css';
import './limited.css';
import { English, Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import { trouble, type Wrong, wrongOf } from '../words/trouble.ts';

const MOST_SEEDS = 2 ** 32;

type Asked = Pick<Opened, 'kind' | 'set' | 'cube' | 'edition' | 'seed'> & { picks?: readonly string[] };

const openBoosters = async ({ picks = [], ...opening }: Asked): Promise<BoostersMessage> => {
  const answer = await ask({ type: 'open-boosters', ...opening, picks: [...picks] });
  if (answer.type !== 'boosters') throw trouble('limited', ({ noBoosters }) => noBoosters);
  return answer;
};

export default function LimitedPage(): ReactNode {
  const words = useWords('limited');
  const { editionChoice } = useWords();
  const welcome = useApp((state) => state.welcome);
  const remembered = useApp((state) => state.remembered);
  const [, navigate] = useLocation();
  const [sets, setSets] = useState<CardSetsMessage['sets'] | null>(null);
  const [kind, setKind] = useState<LimitedKind>('sealed');
  const [source, setSource] = useState<'set' | 'cube'>('set');
  const [code, setCode] = useState('');
  const [cube, setCube] = useState<CubeList | null>(null);
  const [edition, setEdition] = useState<WireEdition>('2026-02');
  const [seed, setSeed] = useState('');
  const [find, setFind] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>('');
  const [told, setTold] = useState<BoostersMessage | null>(null);
  const greeted = welcome !== null;
  const { draft } = remembered;

  useEffect(() => {
    if (!greeted) return undefined;
    let stale = false;
    ask({ type: 'card-sets' }).then(
      (answer) => !stale && answer.type === 'card-sets' && setSets(answer.sets),
      (error: unknown) => !stale && setWrong(wrongOf(error)),
    );
    return () => {
      stale = true;
    };
  }, [greeted]);

  // The draft as it stands: asked for after each pick, and after a reload.
  useEffect(() => {
    if (!greeted || draft === null) return undefined;
    let stale = false;
    openBoosters(draft).then(
      (answer) => {
        if (stale) return;
        setWrong('');
        setTold(answer);
      },
      (error: unknown) => !stale && setWrong(wrongOf(error)),
    );
    return () => {
      stale = true;
    };
  }, [greeted, draft]);

  /** Keeps the pool as a deck and opens it on the deck page. */
  const build = (from: BoostersMessage, by: Pick<Opened, 'edition' | 'seed'>): void => {
    const id = crypto.randomUUID();
    const name = words.deckName(from.set.name, from.kind === 'draft');
    const { kind: how, set, leftOut, others } = from;
    const of = { kind: how, set: set.name, cards: set.cards, leftOut: leftOut.length, others };
    const limited = { ...of, edition: by.edition, seed: by.seed };
    changeRemembered({ decks: keepDeck(remembered.decks, { id, name, list: from.deck, limited }), draft: null });
    navigate(`/decks?deck=${id}`);
  };

  const begin = (): void => {
    setBusy(true);
    setWrong('');
    setTold(null);
    const number = seed.trim() === '' ? Math.floor(Math.random() * MOST_SEEDS) : Number(seed);
    const of = source === 'cube' && cube !== null ? { set: '', cube } : { set: code };
    const opening = { kind, ...of, edition, seed: number };
    openBoosters(opening)
      .then(
        (opened) => {
          setTold(opened);
          if (opened.refusal !== null) return;
          if (kind === 'sealed') build(opened, opening);
          else {
            changeRemembered({ draft: { ...opening, picks: [] } });
            scrollTo(0, 0);
          }
        },
        (error: unknown) => setWrong(wrongOf(error)),
      )
      .finally(() => setBusy(false));
  };

  if (draft !== null)
    return (
      <>
        <Masthead />
        <main className="page limited-page">
          <h1>{told === null ? words.draftTitle : words.draftOf(told.set.name)}</h1>
          {wrong !== '' && (
            <p className="form-error" role="alert">
              <Problem of={wrong} />
            </p>
          )}
          {told === null || told.kind !== 'draft' ? (
            wrong === '' && <p>{words.openingBoosters}</p>
          ) : (
            <DraftTable
              told={told}
              settled={told.pool.reduce((sum, { count }) => sum + count, 0) === draft.picks.length}
              onPick={(name) => changeRemembered({ draft: { ...draft, picks: [...draft.picks, name] } })}
              onBuild={() => build(told, draft)}
            />
          )}
          <div>
            <Button
              className="button quiet"
              onPress={() => {
                setTold(null);
                setWrong('');
                changeRemembered({ draft: null });
              }}
            >
              {words.leave}
            </Button>
          </div>
        </main>
      </>
    );

  const wanted = find.trim().toLowerCase();
  const shown = (sets ?? []).filter(({ name, code: its, year }) =>
    `${name} ${its} ${year}`.toLowerCase().includes(wanted),
  );
  const isChosen = source === 'set' ? code !== '' : cube !== null;
  const seedFault = seed.trim() !== '' && !(/^\d{1,10}$/.test(seed.trim()) && Number(seed) < MOST_SEEDS);
  return (
    <>
      <Masthead />
      <main className="page limited-page">
        <header>
          <h1>{words.title}</h1>
          <p className="tagline">{words.tagline}</p>
        </header>
        <form
          className="limited-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (isChosen && !busy && !seedFault) begin();
          }}
        >
          <Choice
            label={words.how}
            value={kind}
            of={(['sealed', 'draft'] as const).map((id) => ({ id, ...words.kinds[id] }))}
            onChange={setKind}
          />
          <Choice
            label={words.rules}
            value={edition}
            of={(welcome?.editions ?? []).map(({ id, name }) => ({ id, name: editionChoice(id, name) }))}
            onChange={setEdition}
          />
          <Choice
            label={words.from}
            value={source}
            of={(['set', 'cube'] as const).map((id) => ({ id, ...words.sources[id] }))}
            onChange={setSource}
          />
          {source === 'cube' && <CubeField cube={cube} onChange={setCube} />}
          {source === 'set' && (
            <fieldset className="set-choice">
              <legend>{words.boosters}</legend>
              <TextField className="narrow" value={find} onChange={setFind}>
                <Label className="unseen">{words.find}</Label>
                <Input placeholder={words.findHint} />
              </TextField>
              {sets === null && wrong === '' && <p className="deck-empty">{words.looking}</p>}
              {sets !== null && shown.length === 0 && <p className="deck-empty">{words.none}</p>}
              <RadioGroup className="set-list" aria-label={words.set} value={code} onChange={setCode}>
                {shown.map((one) => (
                  <Radio key={one.code} value={one.code} className="set-row">
                    <span>{one.name}</span>
                    <small>{words.setCards(one.year, one.cards)}</small>
                  </Radio>
                ))}
              </RadioGroup>
            </fieldset>
          )}
          <TextField className="name-field" value={seed} onChange={setSeed} isInvalid={seedFault}>
            <Label>{words.seed}</Label>
            <Input placeholder={words.anySeed} inputMode="numeric" />
          </TextField>
          {seedFault && (
            <p className="form-error" role="alert">
              {words.seedFault(MOST_SEEDS)}
            </p>
          )}
          {told?.refusal != null && (
            <p className="form-error" role="alert">
              {words.notOffered(told.set.name)} <English>{told.refusal}</English>
            </p>
          )}
          {wrong !== '' && (
            <p className="form-error" role="alert">
              <Problem of={wrong} />
            </p>
          )}
          <div className="form-end">
            <output className="deck-verdict">{busy && words.busy}</output>
            <Button type="submit" className="button primary big" isDisabled={!isChosen || busy || seedFault}>
              {busy ? words.opening : kind === 'sealed' ? words.openSix : words.begin}
            </Button>
          </div>
        </form>
      </main>
    </>
  );
}
