import { provinceBySigla } from '#domain/geography/provinces.ts';
import { yearOf } from '#domain/rules/day.ts';
import { normaliseAtecoCode } from './ateco-code.ts';
import type { CompanyChanges, CompanyInput } from './company-input.ts';
import type { CompanyFields } from './company-profile.ts';
import { normaliseTaxCode } from './tax-code.ts';
import { taxIdentityOf } from './tax-identity.ts';

type Written = Partial<CompanyInput> | Omit<CompanyChanges, 'version'>;

/** The company as it will be stored: what was written over what was there, brought to one form. */
export function mergeCompany(before: CompanyFields, written: Written): CompanyFields {
  const { ein, ...fields } = written;
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const merged: CompanyFields = { ...before, ...known, ...(ein === undefined ? {} : identity(before, fields, ein)) };
  const province = merged.province?.toUpperCase() ?? null;
  const region = merged.region ?? provinceBySigla(province ?? '')?.region ?? null;
  return {
    ...merged,
    province,
    region,
    location: [merged.city, region].filter(Boolean).join(', ') || null,
    taxCode: merged.taxCode && normaliseTaxCode(merged.taxCode),
    pec: merged.pec?.toLowerCase() ?? null,
    sdiCode: merged.sdiCode?.toUpperCase() ?? null,
    website: withProtocol(merged.website),
    linkedinProfile: withProtocol(merged.linkedinProfile),
    foundedYear: merged.foundedYear ?? (merged.foundedOn === null ? null : yearOf(merged.foundedOn)),
    atecoCodes: [...new Set(merged.atecoCodes.map((code) => normaliseAtecoCode(code) ?? code))],
    hasGroup: merged.relatedCompanies.length > 0 ? true : merged.hasGroup,
  };
}

/** A tax code in the one field (COM-3) says that there is no VAT number; a VAT number leaves the tax code alone. */
function identity(before: CompanyFields, fields: Written, ein: string): Pick<CompanyFields, 'vatNumber' | 'taxCode'> {
  const code = taxIdentityOf(ein);
  if (code.taxCode !== undefined) return { vatNumber: null, taxCode: code.taxCode };
  return { vatNumber: code.vatNumber, taxCode: fields.taxCode === undefined ? before.taxCode : fields.taxCode };
}

/** People write "www.azienda.it". */
const withProtocol = (url: string | null): string | null =>
  url !== null && !/^[a-z]+:/i.test(url) ? `https://${url}` : url;
