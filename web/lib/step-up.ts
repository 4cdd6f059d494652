import { createContext, use } from 'react';

/** Whether to go on: the person has just proved who they are, or does so now. False when they would rather not. */
export type StepUp = () => Promise<boolean>;

/** The frame of the product asks (web/features/shell/step-up.tsx); the server refuses whoever was not asked. */
export const StepUpContext = createContext<StepUp>(async () => true);

export const useStepUp = (): StepUp => use(StepUpContext);
