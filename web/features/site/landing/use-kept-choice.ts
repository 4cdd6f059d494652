import { useEffect } from 'react';
import { isChosen, type DemoSearch } from './demo-choice.ts';

/** What a visitor chose stays in their browser: the page of a grant has it filled in (PRJ-4). */
export function useKeptChoice({ settore, regione, addetti }: DemoSearch, isVisitor: boolean): void {
  useEffect(() => {
    if (!isVisitor || !isChosen({ settore, regione, addetti })) return;
    void import('#web/lib/visitor.ts').then(({ companyAnswers, keepVisitor }) =>
      keepVisitor({ company: companyAnswers({ sector: settore, region: regione, employees: addetti }) }),
    );
  }, [settore, regione, addetti, isVisitor]);
}
