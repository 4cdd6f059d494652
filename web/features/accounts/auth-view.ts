/** The four views of the auth screen (ACC-6) and the password reset, as the address shows them. */
const AUTH_VIEWS = ['tipo', 'azienda', 'consulente', 'accedi', 'codice', 'recupero'] as const;
export type AuthView = (typeof AUTH_VIEWS)[number];

export const isAuthView = (value: unknown): value is AuthView => AUTH_VIEWS.includes(value as AuthView);
