/** Addresses that open a position in the Lab: they hold it, or the id by which the server of the app keeps it. */
import { deflateRawSync } from 'node:zlib';
import { LAB_FORM, LAB_STORED, type LabDocument, labText, LONGEST_LINK, LONGEST_POSITION } from '@rulewright/protocol';
import { Failure } from '../failure.ts';

/** How long a server may take to store one. */
const STORE_MS = 5000;

export interface LabLink {
  readonly address: string;
  /** by the server; else the address holds it all */
  readonly stored: boolean;
}

/** `app`: the address of the app. @throws Failure where the position is too long for an address and no server stores it */
export async function labLink(document: LabDocument, app: string): Promise<LabLink> {
  const position = `${LAB_FORM}.${deflateRawSync(labText(document)).toString('base64url')}`;
  const at = (fragment: string): string => `${app.replace(/\/$/, '')}/lab#${fragment}`;
  if (position.length <= LONGEST_LINK) return { address: at(position), stored: false };
  if (position.length > LONGEST_POSITION)
    throw new Failure('It is too long for a link and for a server. Save the notation as a file, which the Lab opens.');
  return { address: at(`${LAB_STORED}.${await storedAt(app, position)}`), stored: true };
}

async function storedAt(app: string, position: string): Promise<string> {
  const instead = 'It is too long for a link without one. Save the notation as a file, which the Lab opens.';
  const response = await fetch(new URL('positions', `${app.replace(/\/$/, '')}/`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ position }),
    signal: AbortSignal.timeout(STORE_MS),
  }).catch(() => {
    throw new Failure(`No server stores the position at ${app}. ${instead}`);
  });
  const said = (await response.json().catch(() => ({}))) as { id?: unknown; message?: string };
  if (response.ok && typeof said.id === 'string') return said.id;
  throw new Failure(`The server at ${app} did not store the position: ${said.message ?? response.status}`);
}
