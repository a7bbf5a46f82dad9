/** Who may talk to the server: requests by a host name that is this server's, and web pages that this server sent. */
import { isIP } from 'node:net';

/** The name in a Host header, without its port; null if it is none. */
function nameOf(host: string | undefined): string | null {
  if (host === undefined || host === '') return null;
  try {
    return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '').toLowerCase();
  } catch {
    return null;
  }
}

/**
 * A host header is good if it is an address or a name that this server was told. A page of another site that has its own
 * name point here (DNS rebinding) comes with that name and is refused.
 */
export function hostAllowed(host: string | undefined, names: readonly string[]): boolean {
  const name = nameOf(host);
  if (name === null) return false;
  return isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || names.includes(name);
}

/** A WebSocket may be opened by a page of this very host and port, or by a program, which sends no Origin. */
export function originAllowed(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  if (host === undefined) return false;
  try {
    const { protocol, host: from } = new URL(origin);
    return (protocol === 'http:' || protocol === 'https:') && from.toLowerCase() === host.toLowerCase();
  } catch {
    return false;
  }
}
