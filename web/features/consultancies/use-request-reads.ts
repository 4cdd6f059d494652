import { useEffect, useEffectEvent, useState } from 'react';
import type { RequestKind } from '#domain/consultancies/vocabulary.ts';
import type { Shareable } from '#domain/sharing/sharing.ts';
import { dataOf } from '#web/lib/api.ts';
import { failureCode } from '#web/lib/failure.ts';
import { useApi } from '#web/lib/query/use-api.ts';

/** By hand, as below: public pages do not fetch the library of queries. Without an answer there is nothing to share. */
export function useShareable(isSignedIn: boolean): Shareable {
  const api = useApi();
  const [shareable, setShareable] = useState<Shareable>({ company: null, things: [] });
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isHere = true;
    dataOf(api.consultancies.shareable.$get()).then(
      (answer) => isHere && setShareable(answer),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [api, isSignedIn]);
  return shareable;
}

/** What such work usually costs; null before it is known, and of too few offers. */
export function useUsualFee(kind: RequestKind, grantId: string | null, isSignedIn: boolean): number | null {
  const api = useApi();
  const about = `${kind} ${grantId ?? ''}`;
  const [found, setFound] = useState<{ about: string; fee: number | null } | null>(null);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isHere = true;
    dataOf(api.consultancies['usual-fee'].$get({ query: { kind, ...(grantId ? { grant: grantId } : {}) } })).then(
      ({ fee }) => isHere && setFound({ about, fee }),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [api, kind, grantId, about, isSignedIn]);
  return found?.about === about ? found.fee : null;
}

type AskedGrant = {
  id: string;
  name: string;
  forbidsEarlyOrders: boolean;
  closesOn: string | null;
  isRolling: boolean;
  isClosed: boolean;
};

/** The grant that the request is about, once it is known; null before, and without one. `onMissing`: there is none. */
export function useAskedGrant(id: string | null, onMissing: () => void): AskedGrant | null {
  const api = useApi();
  const miss = useEffectEvent(onMissing);
  const [found, setFound] = useState<AskedGrant | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let isHere = true;
    dataOf(api.grants[':id'].$get({ param: { id } })).then(
      ({ grant, computed, ordersGuard }) =>
        isHere &&
        setFound({
          id,
          name: grant.name,
          forbidsEarlyOrders: ordersGuard?.kind === 'wait',
          closesOn: grant.closesOn,
          isRolling: grant.openingMode === 'sportello',
          isClosed: computed.status === 'chiuso',
        }),
      (error: unknown) => isHere && failureCode(error) === 'not_found' && miss(),
    );
    return () => {
      isHere = false;
    };
  }, [api, id]);
  return found?.id === id ? found : null;
}
