import { useQueryClient } from '@tanstack/react-query';
import type { RichBlock } from '#domain/business-plans/rich-text.ts';
import type { PlanSection } from '#domain/business-plans/sections.ts';
import { GENERATION, PLAN_SCREEN, PREVIEW, VERSIONS } from '#messages/business-plans/screens.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { planQuery, plansQuery, planWrites, versionsQuery, type PlanView } from './api.ts';

/** Plans come and go. */
export function usePlanList() {
  const api = useApi();
  const client = useQueryClient();
  const writes = planWrites(api);
  const { queryKey } = plansQuery(api);
  const create = useWrite({
    mutationFn: writes.create,
    meta: { failed: PLAN_SCREEN.createFailed, changes: [[...KEYS.businessPlans, 'list']] },
    onSuccess: (view) => client.setQueryData(planQuery(api, view.plan.id).queryKey, view),
  });
  const bringBack = useWrite({
    mutationFn: writes.bringBack,
    meta: { failed: PLAN_SCREEN.createFailed },
    onSuccess: (list) => client.setQueryData(queryKey, list),
  });
  const remove = useWrite({
    mutationFn: writes.remove,
    meta: { failed: PLAN_SCREEN.removeFailed },
    onSuccess: (list, id) => {
      client.setQueryData(queryKey, list);
      notify('success', PLAN_SCREEN.removed, {
        action: { label: PLAN_SCREEN.undo, onPress: () => bringBack.mutate(id) },
      });
    },
  });
  return { create, remove };
}

/** What happens to the parts of one plan. */
export function usePlanParts(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const writes = planWrites(api);
  const show = (view: PlanView) => client.setQueryData(planQuery(api, id).queryKey, view);
  const generate = useWrite({
    mutationFn: (sections?: PlanSection[]) => writes.generate(id, sections),
    meta: { failed: GENERATION.failed, changes: [[...KEYS.businessPlans, 'versions', id]] },
    onSuccess: show,
  });
  const accept = useWrite({
    mutationFn: ({ section, isAccepted }: { section: PlanSection; isAccepted: boolean }) =>
      writes.accept(id, section, isAccepted),
    meta: { failed: GENERATION.saveFailed },
    onSuccess: show,
  });
  const save = useWrite({
    mutationFn: ({ section, ...change }: { section: PlanSection; blocks: RichBlock[]; seenRevision: number }) =>
      writes.section(id, section, change),
    meta: { failed: GENERATION.saveFailed },
    onSuccess: ({ plan }) => show(plan),
  });
  return { generate, accept, save };
}

export function usePlanVersions(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const writes = planWrites(api);
  const keep = useWrite({
    mutationFn: () => writes.keep(id),
    meta: { failed: VERSIONS.failed, changes: [[...KEYS.businessPlans, 'one', id]] },
    onSuccess: (list) => {
      client.setQueryData(versionsQuery(api, id).queryKey, list);
      notify('success', VERSIONS.kept);
    },
  });
  const restore = useWrite({
    mutationFn: (number: number) => writes.restoreVersion(id, number),
    meta: { failed: VERSIONS.failed, changes: [[...KEYS.businessPlans, 'versions', id]] },
    onSuccess: (view, number) => {
      client.setQueryData(planQuery(api, id).queryKey, view);
      notify('success', VERSIONS.restored(number));
    },
  });
  return { keep, restore };
}

export function useAttachPlan(id: string) {
  const api = useApi();
  return useWrite({
    mutationFn: (applicationId: string) => planWrites(api).attach(id, applicationId),
    meta: { failed: PREVIEW.attachFailed, changes: [KEYS.application, KEYS.applications] },
    onSuccess: () => notify('success', PREVIEW.attached),
  });
}
