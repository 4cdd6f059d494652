/** 127.0.0.0/8 and ::1, also in the clothes of version 6. */
export const isLoopback = (address: string): boolean =>
  /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1|localhost)$/i.test(address);

type Asked = { peer: string | undefined; header(name: string): string | undefined };

/**
 * Whether a person at this very machine asks. A proxy on it is also a loopback peer, and names whom it speaks for; a
 * page of another site can make its own name point here, and then asks for that name.
 */
export function isFromThisMachine({ peer, header }: Asked): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => header(name) !== undefined);
  return !isForwarded && isLoopback(peer ?? '') && isLoopback(hostNameIn(header('host') ?? ''));
}

function hostNameIn(host: string): string {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : '';
}
