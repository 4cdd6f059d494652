import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ActionsGallery } from './actions-gallery.tsx';
import { ChartsGallery } from './charts-gallery.tsx';
import { ChoicesGallery } from './choices-gallery.tsx';
import { FieldsGallery } from './fields-gallery.tsx';
import { FoundationsGallery } from './foundations-gallery.tsx';
import { GrantsGallery } from './grants-gallery.tsx';
import { MessagesGallery } from './messages-gallery.tsx';
import { TablesGallery } from './tables-gallery.tsx';
import { ThreadGallery } from './thread-gallery.tsx';
import { WindowsGallery } from './windows-gallery.tsx';

/** Every piece of the design system in every state: for people, for axe and for screenshots. Not in production. */
export function Gallery() {
  return (
    <main id="contenuto" className="wrap pb-24">
      <PageHeader display title="Kit" description="I pezzi con cui si costruisce Bandolo, in tutti gli stati." />
      <div className="grid gap-x-8 gap-y-10 *:min-w-0 desk:grid-cols-12">
        <FoundationsGallery />
        <ActionsGallery />
        <GrantsGallery />
        <FieldsGallery />
        <ChoicesGallery />
        <ThreadGallery />
        <WindowsGallery />
        <MessagesGallery />
        <TablesGallery />
        <ChartsGallery />
      </div>
    </main>
  );
}
