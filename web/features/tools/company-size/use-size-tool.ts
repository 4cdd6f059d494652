import { useRouter } from '@tanstack/react-router';
import type { CompanyChanges } from '#domain/companies/company-input.ts';
import { taxIdentityOf } from '#domain/companies/tax-identity.ts';
import type { SizeResult } from '#domain/tools/company-size/company-size.ts';
import type { SizeInput } from '#domain/tools/company-size/size-input.ts';
import { SIZE_DECLARATION } from '#messages/tools/tools.ts';
import type { ToolCompany } from '#web/features/tools/active-company.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { truthOf } from '#web/features/tools/answer.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { dataOf } from '#web/lib/api.ts';
import type { SizeDraft } from './size-draft.ts';

/** The tool's API client. */
export function useSizeTool() {
  const router = useRouter();
  const { api } = router.options.context;
  return {
    async downloadDeclaration(draft: SizeDraft, input: SizeInput): Promise<void> {
      const { vatNumber = null, taxCode = null } = draft.ein.trim() === '' ? {} : taxIdentityOf(draft.ein);
      const declarant = { name: draft.name.trim(), vatNumber, taxCode, seat: draft.seat.trim() || null };
      const answer = await api.tools['company-size'].declaration.$post({ json: { declarant, input } });
      if (!answer.ok) await dataOf(Promise.resolve(answer));
      saveFile(await answer.blob(), SIZE_DECLARATION.fileName);
    },
    /** The screens that follow the company read it again. */
    async saveToProfile(company: ToolCompany, draft: SizeDraft, result: SizeResult): Promise<void> {
      const json = { ...profileChanges(draft, result), version: company.version };
      await dataOf(api.companies[':id'].$patch({ param: { id: company.id }, json }));
      await router.invalidate();
    },
  };
}

/** The exact figures, and the firms as the profile knows them: partner or linked, as the result found. */
function profileChanges(draft: SizeDraft, result: SizeResult): Omit<CompanyChanges, 'version'> {
  const roles = new Map(result.years[0]?.rows.map((row) => [row.id, row.role]));
  const { latest } = draft;
  return {
    ...(readNumber(latest.staff) === null ? {} : { employeesExact: readNumber(latest.staff) }),
    ...(latest.turnover === null ? {} : { revenueExact: latest.turnover }),
    ...(latest.balance === null ? {} : { balanceExact: latest.balance }),
    ...(truthOf(draft.hasGroup) === null ? {} : { hasGroup: draft.hasGroup === 'si' }),
    ...(draft.hasGroup === 'si'
      ? {
          relatedCompanies: draft.group
            .filter((row) => roles.has(row.id))
            .map((row) => ({
              name: row.name.trim(),
              kind: roles.get(row.id) === 'linked' ? ('collegata' as const) : ('associata' as const),
              sharePercent: row.relation === 'same_people' ? null : readNumber(row.share),
              employees: readNumber(row.latest.staff),
              revenue: row.latest.turnover,
              balance: row.latest.balance,
            })),
        }
      : {}),
  };
}
