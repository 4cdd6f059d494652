import type { GrantHit } from './grants-api.ts';

/** A plain grant of the list, for tests to bend. */
export const SAMPLE_HIT: GrantHit = {
  id: 'voucher-prova',
  name: 'Voucher di prova',
  entity: 'Regione Puglia',
  level: 'regionale',
  regions: ['Puglia'],
  aidForm: 'voucher',
  aidIntensity: null,
  amount: { code: 'none', aidForm: 'voucher' },
  opensOn: null,
  opensAt: null,
  closesOn: null,
  closesAt: null,
  status: 'a_sportello',
  daysLeft: null,
  daysToOpening: null,
  checkedOn: '2026-10',
  isOwn: false,
  isSaved: false,
  isHidden: false,
};
