/**
 * Which pages the router scrolls: to the top, or to where one left them. Never the one that came from the server: the
 * browser has put it in place, and the person may have read on before the script came.
 */
export function laterPages(isServer: boolean): (page: { location: { pathname: string } }) => boolean {
  if (isServer) return () => true;
  let arrivedAt: string | null = window.location.pathname;
  return ({ location }) => {
    const isArrival = location.pathname === arrivedAt;
    arrivedAt = null;
    return !isArrival;
  };
}
