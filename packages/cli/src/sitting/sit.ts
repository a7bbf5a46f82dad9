/** A program sits down at a server's table: a client of the table's protocol on one side, the host of a bot on the other. PROTOCOL.md describes both. */
import { randomBytes } from 'node:crypto';
import { BotFailure, type Speaker } from '@rulewright/bots';
import { DEFAULT_SETTINGS, type ClientMessage, type ServerMessage, type ViewMessage } from '@rulewright/protocol';
import { Failure } from '../failure.ts';
import { Connection, saidIn } from './connection.ts';
import { MOST_TRIED, otherAnswer, usualAnswer } from './default-answers.ts';

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** The seat that a link invites to. */
export interface Invitation {
  /** of the WebSocket */
  readonly address: string;
  readonly table: string;
  readonly invite: string;
}

/** `http://HOST/#/join/TABLE/INVITE`, as the page shows it. @throws Failure */
export function invitationIn(link: string): Invitation {
  const url = URL.canParse(link) ? new URL(link) : null;
  const [, table = '', invite = ''] = /^#\/join\/([\w-]+)\/([\w-]+)$/.exec(url?.hash ?? '') ?? [];
  if (url === null || !/^https?:$/.test(url.protocol) || table === '')
    throw new Failure(`"${link}" invites to no seat; a link is like http://127.0.0.1:4006/#/join/TABLE/INVITE`);
  return { address: `${url.protocol.replace('http', 'ws')}//${url.host}/ws`, table, invite };
}

/** Who sits down. */
export interface Sitter {
  readonly name: string;
  readonly deck: Extract<ClientMessage, { type: 'join' }>['deck'];
  readonly speaker: Speaker;
  /** told what happens, for people */
  readonly remark: (text: string) => void;
}

/** What came of sitting down. */
export interface Sat {
  readonly games: number;
  readonly won: number;
  /** questions put to the program */
  readonly asked: number;
  /** questions that were answered for it */
  readonly defaulted: number;
}

/**
 * Takes the seat and plays the match to its end. @throws Failure where the seat cannot be taken or the connection is lost;
 * BotFailure where the program cannot play at all
 */
export async function sit(invitation: Invitation, { name, deck, speaker, remark }: Sitter): Promise<Sat> {
  await speaker.start();
  const connection = await Connection.open(invitation.address);
  try {
    const { table, invite } = invitation;
    const settings = { ...DEFAULT_SETTINGS, fullControl: true };
    const seated = await connection.ask({ type: 'join', table, invite, name, deck, settings });
    if (seated.type !== 'seated') throw new Failure(`${name} gets no seat: ${saidIn(seated)}`);
    remark(`${name} sits at table ${table}, seat ${seated.seats[0] ?? 0}`);
    return await new Sitting(connection, speaker, seated.seats[0] ?? 0, remark).play();
  } finally {
    connection.close();
    await speaker.close();
  }
}

class Sitting {
  private readonly connection: Connection;
  private readonly speaker: Speaker;
  private readonly seat: number;
  private readonly remark: (text: string) => void;
  private table: Of<'table'> | null = null;
  /** the game that the program was told of, 0 none */
  private game = 0;
  private isGameOver = false;
  private number = 0;
  /** the decision that was answered last */
  private answered = '';
  private log: ViewMessage['view']['log'] = [];
  private isLogFresh = true;
  private readonly sat = { games: 0, won: 0, asked: 0, defaulted: 0 };

  constructor(connection: Connection, speaker: Speaker, seat: number, remark: (text: string) => void) {
    this.connection = connection;
    this.speaker = speaker;
    this.seat = seat;
    this.remark = remark;
  }

  async play(): Promise<Sat> {
    for (;;) {
      const message = await this.connection.next();
      if (message === null) throw new Failure('the server has closed the connection before the match was over');
      if (message.type === 'table') {
        this.table = message;
        if (message.phase === 'over' && this.isGameOver) return this.sat;
        await this.prepare(message);
      } else if (message.type === 'view') {
        await this.see(message);
        if (this.isGameOver && this.table?.phase === 'over') return this.sat;
      }
    }
  }

  /** Gives the seat's part of the shuffle, and between games its deck as it was. */
  private async prepare({ shuffle, phase, seats, pools }: Of<'table'>): Promise<void> {
    const { seat } = this;
    if (shuffle !== null && shuffle.given[seat] === false)
      await this.connection.ask({ type: 'part', game: shuffle.game, part: randomBytes(32).toString('hex') });
    const pool = pools.find((one) => one.seat === seat);
    if (phase !== 'between' || pool === undefined || seats[seat]?.ready === true) return;
    await this.connection.ask({ type: 'sideboard', main: pool.main, sideboard: pool.sideboard });
  }

  private async see(message: ViewMessage): Promise<void> {
    const { view, fresh, game, decision, epoch } = message;
    if (game !== this.game) await this.begin(message);
    this.log = fresh ? [...view.log] : [...this.log, ...view.log];
    this.isLogFresh ||= fresh;
    if (view.result !== null) return this.end(view);
    const asked = `${epoch}/${decision}`;
    // what is no question any more by now is not put
    if (decision === null || asked === this.answered || this.connection.hasMore) return;
    this.answered = asked;
    await this.decide(message, decision);
  }

  private async begin({ game, table, view }: ViewMessage): Promise<void> {
    this.game = game;
    this.isGameOver = false;
    this.isLogFresh = true;
    this.log = [];
    try {
      await this.speaker.start();
    } catch (error) {
      if (!(error instanceof BotFailure)) throw error;
      this.remark(error.message);
    }
    const pool = this.table?.pools.find(({ seat }) => seat === this.seat);
    this.speaker.say({
      type: 'game',
      game: `${table}/${game}`,
      seat: this.seat,
      edition: view.edition,
      variant: view.variant,
      players: view.players.map(({ name }) => ({ name })),
      deck: [...(pool?.main ?? [])],
      sideboard: [...(pool?.sideboard ?? [])],
      seed: randomBytes(8).toString('hex'),
      time: this.speaker.command.time,
    });
  }

  private end({ result }: ViewMessage['view']): void {
    if (this.isGameOver || result === null) return;
    this.isGameOver = true;
    const won = result.result === 'won' && result.winners.includes(this.seat);
    const outcome = won ? 'won' : result.result === 'won' ? 'lost' : result.result === 'draw' ? 'draw' : 'unfinished';
    this.sat.games++;
    if (won) this.sat.won++;
    this.speaker.say({ type: 'over', game: `${this.table?.table ?? ''}/${this.game}`, outcome, result });
  }

  private async decide({ view, epoch }: ViewMessage, decision: number): Promise<void> {
    // what people carry out by hand no program is asked about: nothing happens, or it agrees
    if (view.decision?.byHand !== undefined) {
      await this.connection.ask({ type: 'answer', decision, epoch, answer: usualAnswer(view.decision) });
      return;
    }
    const { log, isLogFresh } = this;
    this.log = [];
    this.isLogFresh = false;
    this.number++;
    this.sat.asked++;
    const said = await this.speaker.ask({
      type: 'decide',
      decision: this.number,
      fresh: isLogFresh,
      view: { ...view, log },
    });
    const give = (answer: Extract<ClientMessage, { type: 'answer' }>['answer']): Promise<ServerMessage> =>
      this.connection.ask({ type: 'answer', decision, epoch, answer });
    const refused = (reply: ServerMessage): boolean => reply.type === 'error' && reply.code === 'wrong-answer';
    let why = said.ok ? null : said;
    if (said.ok) {
      const reply = await give(said.answer);
      if (!refused(reply)) return;
      why = { ok: false, why: 'wrong', message: saidIn(reply) };
    }
    if (why === null || view.decision === null) return;
    this.sat.defaulted++;
    this.speaker.say({ type: 'defaulted', decision: this.number, why: why.why, message: why.message });
    if (!refused(await give(usualAnswer(view.decision)))) return;
    const suggestion = await this.connection.ask({ type: 'suggest', decision, epoch });
    if (suggestion.type === 'suggestion' && !refused(await give(suggestion.answer))) return;
    for (let n = 0; n < MOST_TRIED; n++) if (!refused(await give(otherAnswer(view.decision, n)))) return;
    this.remark('no legal answer was found: the game is conceded');
    await this.connection.ask({ type: 'concede' });
  }
}
