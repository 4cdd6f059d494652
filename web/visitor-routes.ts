import { createRootRoute, type AnyRoute } from '@tanstack/react-router';
import { Route as elsewhere } from './routes/$.tsx';
import { Route as root } from './routes/__root.tsx';
import { Route as frame } from './routes/_frame.tsx';
import { Route as site } from './routes/_public.tsx';
import { Route as bandi } from './routes/_frame/bandi.tsx';
import { Route as confronta } from './routes/_frame/confronta.tsx';
import { Route as consulenti } from './routes/_frame/consulenti.tsx';
import { Route as consultantId } from './routes/_frame/consultant.$id.tsx';
import { Route as consultantsPreview } from './routes/_frame/consultants-preview.tsx';
import { Route as grantId } from './routes/_frame/grant.$id.tsx';
import { Route as strumentiConviene } from './routes/_frame/strumenti.conviene.tsx';
import { Route as strumentiDimensionePmi } from './routes/_frame/strumenti.dimensione-pmi.tsx';
import { Route as strumentiIndex } from './routes/_frame/strumenti.index.tsx';
import { Route as strumentiRequisiti } from './routes/_frame/strumenti.requisiti.tsx';
import { Route as about } from './routes/_public/about.tsx';
import { Route as accessibilita } from './routes/_public/accessibilita.tsx';
import { Route as apiDocs } from './routes/_public/api-docs.tsx';
import { Route as authConferma } from './routes/_public/auth.conferma.tsx';
import { Route as authIndex } from './routes/_public/auth.index.tsx';
import { Route as authNuovaEmail } from './routes/_public/auth.nuova-email.tsx';
import { Route as authReimposta } from './routes/_public/auth.reimposta.tsx';
import { Route as authRiattiva } from './routes/_public/auth.riattiva.tsx';
import { Route as bandiRegioneSlug } from './routes/_public/bandi_.regione.$slug.tsx';
import { Route as bandiRegioni } from './routes/_public/bandi_.regioni.tsx';
import { Route as bandiSettoreSlug } from './routes/_public/bandi_.settore.$slug.tsx';
import { Route as blogSlug } from './routes/_public/blog.$slug.tsx';
import { Route as blogIndex } from './routes/_public/blog.index.tsx';
import { Route as careers } from './routes/_public/careers.tsx';
import { Route as demo } from './routes/_public/demo.tsx';
import { Route as devOutbox } from './routes/_public/dev.outbox.tsx';
import { Route as disiscrizioneToken } from './routes/_public/disiscrizione.$token.tsx';
import { Route as features } from './routes/_public/features.tsx';
import { Route as landing } from './routes/_public/index.tsx';
import { Route as pricing } from './routes/_public/pricing.tsx';
import { Route as privacyPolicy } from './routes/_public/privacy-policy.tsx';
import { Route as publicSupport } from './routes/_public/public-support.tsx';
import { Route as termini } from './routes/_public/termini.tsx';
import type { routeTree } from './routeTree.gen.ts';

/**
 * The part of the map (routeTree.gen.ts) that a visitor can walk: a first visit does not fetch what stands behind
 * sign-in. The router takes the whole map as soon as somebody is signed in or asks for an address that is not here.
 * A root of its own, because routes know their children. visitor-routes.test.ts holds the two maps together.
 */
const visitorRoot = createRootRoute(root.options as object);

const under = (parent: AnyRoute) => (route: AnyRoute, id: string, path: string | undefined) =>
  route.update({ id, path, getParentRoute: () => parent } as never);
const layout = (route: AnyRoute, id: string) => under(visitorRoot)(route, id, undefined);

const framed = (route: AnyRoute, id: string, path = id) => under(frame)(route, id, path);
const framedPages = [
  framed(bandi, '/bandi'),
  framed(confronta, '/confronta'),
  framed(consulenti, '/consulenti'),
  framed(consultantsPreview, '/consultants-preview'),
  framed(consultantId, '/consultant/$id'),
  framed(grantId, '/grant/$id'),
  framed(strumentiIndex, '/strumenti/'),
  framed(strumentiConviene, '/strumenti/conviene'),
  framed(strumentiDimensionePmi, '/strumenti/dimensione-pmi'),
  framed(strumentiRequisiti, '/strumenti/requisiti'),
];

const open = (route: AnyRoute, id: string, path = id) => under(site)(route, id, path);
const sitePages = [
  open(landing, '/'),
  open(about, '/about'),
  open(accessibilita, '/accessibilita'),
  open(apiDocs, '/api-docs'),
  open(careers, '/careers'),
  open(demo, '/demo'),
  open(features, '/features'),
  open(pricing, '/pricing'),
  open(privacyPolicy, '/privacy-policy'),
  open(publicSupport, '/public-support'),
  open(termini, '/termini'),
  open(authIndex, '/auth/'),
  open(authConferma, '/auth/conferma'),
  open(authNuovaEmail, '/auth/nuova-email'),
  open(authReimposta, '/auth/reimposta'),
  open(authRiattiva, '/auth/riattiva'),
  open(bandiRegioni, '/bandi_/regioni', '/bandi/regioni'),
  open(blogIndex, '/blog/'),
  open(blogSlug, '/blog/$slug'),
  open(devOutbox, '/dev/outbox'),
  open(disiscrizioneToken, '/disiscrizione/$token'),
  open(bandiRegioneSlug, '/bandi_/regione/$slug', '/bandi/regione/$slug'),
  open(bandiSettoreSlug, '/bandi_/settore/$slug', '/bandi/settore/$slug'),
];

/** To be called once, before the whole map is loaded: both set the children of the same layouts. */
export const visitorRoutes = () =>
  visitorRoot.addChildren([
    under(visitorRoot)(elsewhere, '/$', '/$'),
    layout(frame, '/_frame').addChildren(framedPages),
    layout(site, '/_public').addChildren(sitePages),
  ]) as unknown as typeof routeTree;
