import { DASHBOARD } from '#messages/dashboard.ts';

type Props = { firstName: string; companyName: string | null };

/** spec §2: a welcome banner with first name and company name. */
export function WelcomeBanner({ firstName, companyName }: Props) {
  return (
    <header className="grid gap-1 pb-6">
      <h1 className="display text-28 desk:text-40">{DASHBOARD.greeting(firstName)}</h1>
      <p className="text-ink-2">{companyName ? DASHBOARD.company(companyName) : DASHBOARD.noCompany}</p>
    </header>
  );
}
