import { AppError } from '#domain/errors.ts';
import type { UserContext } from '#server/context.ts';
import { addAttachments } from '#server/features/applications/service.ts';
import { downloadPdf } from './documents.ts';

/** The plan as it stands among the papers of an application: later changes of the plan do not touch it. */
export async function attachPlan(ctx: UserContext, id: string, applicationId: string): Promise<string> {
  const { name, bytes } = await downloadPdf(ctx, id);
  const [fileId] = await addAttachments(ctx, applicationId, { kind: 'business_plan', document: null }, [
    { name, bytes },
  ]);
  if (fileId === undefined) throw new AppError('unexpected');
  return fileId;
}
