import type { Day } from '#domain/rules/day.ts';
import type { DeMinimisRegime, Ledger } from './ledger.ts';
import { roomTimeline } from './position.ts';
import { roomFor, type Room } from './room.ts';

type PlannedAid = { regime: DeMinimisRegime; amountGge: number; grantedOn: Day };

export type PlannedAidResult = {
  room: Room;
  /** `depends`: it fits only if the doubtful firms stay out. */
  outcome: 'fits' | 'depends' | 'over';
  /** What to ask for, reduced before the concession (Cons. Stato 2792/2021). */
  maximum: number;
  excess: number;
  leftAfter: number;
  /** First day on which the whole amount fits; null when no day is in sight. */
  fitsOn: Day | null;
};

/** What a planned aid would take of the room on the day it is granted. */
export function plannedAidResult(ledger: Ledger, planned: PlannedAid): PlannedAidResult {
  const room = roomFor(ledger, planned.regime, planned.grantedOn);
  const fits = planned.amountGge <= room.left;
  const later = roomTimeline(ledger, planned.regime, planned.grantedOn).find((each) => planned.amountGge <= each.left);
  return {
    room,
    outcome: fits ? 'fits' : planned.amountGge <= room.leftWithoutDoubtful ? 'depends' : 'over',
    maximum: Math.min(planned.amountGge, room.left),
    excess: difference(planned.amountGge, room.left),
    leftAfter: difference(room.left, planned.amountGge),
    fitsOn: fits ? planned.grantedOn : (later?.day ?? null),
  };
}

function difference(from: number, take: number): number {
  return Math.max(0, Math.round((from - take) * 100) / 100);
}
