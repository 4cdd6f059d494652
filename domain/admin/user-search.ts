import { onlyKnown, readOne, readPage, readWords, type RawSearch } from './address.ts';

/** `incompleto`: signed in by a provider, without having chosen what to be. */
export const USER_FILTER_KINDS = ['business_user', 'consultant', 'incompleto'] as const;
export type UserFilterKind = (typeof USER_FILTER_KINDS)[number];
export const USER_STATES = ['attivi', 'non_verificati', 'bloccati', 'in_chiusura', 'amministratori'] as const;
export type UserState = (typeof USER_STATES)[number];
export const USER_ORDERS = ['recenti', 'vecchi', 'nome', 'nome_desc', 'accesso', 'accesso_desc'] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

export type UserSearch = { q?: string; tipo?: UserFilterKind; stato?: UserState; ordine?: UserOrder; pagina?: number };

export const readUserSearch = (raw: RawSearch): UserSearch =>
  onlyKnown<UserSearch>({
    q: readWords(raw.q),
    tipo: readOne(USER_FILTER_KINDS, raw.tipo),
    stato: readOne(USER_STATES, raw.stato),
    ordine: readOne(USER_ORDERS, raw.ordine),
    pagina: readPage(raw.pagina),
  });
