/** What a server says at `/cards/state` of the cards it has, and of newer ones that are on their way. */

/** What is under way: a file is given to the server, or fetched, or read. */
export interface CardsWork {
  readonly phase: 'taking' | 'fetching' | 'reading';
  /** bytes; a total of 0 is not known yet */
  readonly read: number;
  readonly total: number;
}

export interface CardsState {
  /** how many cards there are */
  readonly cards: number;
  /** the newest date of first printing among them, as `2017-01-20`; empty where no card has a date */
  readonly newest: string;
  /** when the cards of a file were read last, as an ISO date and time; null: there are those that Rulewright comes with alone */
  readonly since: string | null;
  /** the host that newer cards would be fetched from */
  readonly from: string;
  /** bytes of a file that were fetched before and can be gone on with; 0: none */
  readonly begun: number;
  readonly work: CardsWork | null;
  /** why the last attempt did not come to its end; null: it did, or none was made */
  readonly problem: string | null;
  /** whether whoever asks may have them renewed */
  readonly mayRenew: boolean;
}
