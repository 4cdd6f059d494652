import { useEffect, useEffectEvent, useState } from 'react';
import { isChosen, type DemoSearch } from './demo-choice.ts';

type Choose = (choice: DemoSearch) => void | Promise<void>;

/**
 * What a visitor chose stays in their browser: the page of a grant has it filled in, and so has this one when they come
 * back (PRJ-4). True once it was: the boxes are then drawn anew.
 */
export function useKeptChoice({ settore, regione, addetti }: DemoSearch, isVisitor: boolean, choose: Choose): boolean {
  const [isBack, setBack] = useState(false);
  const chooseAgain = useEffectEvent(async (kept: DemoSearch) => {
    await choose(kept);
    setBack(true);
  });
  useEffect(() => {
    if (!isVisitor) return;
    let isHere = true;
    void import('#web/lib/visitor.ts').then(({ companyAnswers, keepVisitor, readVisitor }) => {
      if (isChosen({ settore, regione, addetti }))
        return keepVisitor({ company: companyAnswers({ sector: settore, region: regione, employees: addetti }) });
      const { sector, region, employees } = readVisitor()?.company ?? {};
      const kept = {
        ...(sector && { settore: sector }),
        ...(region && { regione: region }),
        ...(employees && { addetti: employees }),
      };
      if (isHere && isChosen(kept)) void chooseAgain(kept);
    });
    return () => {
      isHere = false;
    };
  }, [settore, regione, addetti, isVisitor]);
  return isBack;
}
