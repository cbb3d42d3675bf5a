import type { Agent } from '@pbr/schemas/agent/read';
import { formatCounted } from '@pbr/schemas/format/numbers';
import { PAGE_SIZE } from '@pbr/schemas/property/search';
import type { RouterContext } from '../../lib/page/router-context.ts';
import { missingPageHead, pageHead } from '../../lib/page/seo.ts';
import {
  breadcrumbList,
  companyBlocks,
  companyData,
  itemList,
  type StructuredData,
  withContext,
} from '../../lib/page/structured-data.ts';
import { agentName, placeOf, websiteOf } from './agent-words.ts';

const LIST = { name: 'Agentes', path: '/agents' };

export function agentsHead(context: RouterContext, deps: { page?: number | undefined } = {}) {
  const { publicOrigin, trpcUtils } = context;
  const { page = 1 } = trpcUtils.agent.list.getData(deps) ?? {};
  const head = {
    title: page > 1 ? `Agentes inmobiliarios, página ${page}` : 'Agentes inmobiliarios',
    path: page > 1 ? `${LIST.path}?page=${page}` : LIST.path,
    publicOrigin,
  };
  return pageHead(
    head,
    import.meta.env.SSR && {
      description:
        'Los agentes que atienden las propiedades del portal: su experiencia, sus zonas y cómo contactarlos.',
      structuredData: [breadcrumbList(publicOrigin, [LIST]), ...companyBlocks(context)],
    },
  );
}

interface AgentRoute {
  id: string;
  page?: number | undefined;
}

/** The head of the loaded agent's page, or that of a missing page. */
export function agentHead({ publicOrigin, trpcUtils }: RouterContext, route: AgentRoute) {
  const agent = trpcUtils.agent.get.getData({ id: route.id });
  const listings = trpcUtils.agent.listings.getData({ id: route.id, page: route.page });
  if (!agent) return missingPageHead('Agente no encontrado');
  // In the browser the listings come later.
  const page = listings?.page ?? route.page ?? 1;
  const path = `/agents/${agent.id}`;
  const query = page > 1 ? `?page=${page}` : '';
  const pageNumber = page > 1 ? `, página ${page}` : '';
  const head = {
    title: `${agentName(agent)}, agente inmobiliario${pageNumber}`,
    publicOrigin,
    path: path + query,
  };
  return pageHead(
    head,
    import.meta.env.SSR && {
      description: summary(agent),
      structuredData: [
        withContext(agentData(agent, { publicOrigin, path, trpcUtils })),
        breadcrumbList(publicOrigin, [LIST, { name: agentName(agent), path }]),
        ...(listings && listings.items.length > 0
          ? [itemList(publicOrigin, { ...listings, offset: (page - 1) * PAGE_SIZE })]
          : []),
      ],
    },
  );
}

function summary(agent: Agent): string {
  const place = placeOf(agent);
  return [
    `${agentName(agent)}, agente inmobiliario${place === '' ? '' : ` en ${place}`}`,
    `${formatCounted(agent.listings, 'propiedad publicada', 'propiedades publicadas')} y contacto directo`,
    agent.bio ?? '',
  ]
    .filter((part) => part !== '')
    .join('. ');
}

interface Site extends Pick<RouterContext, 'publicOrigin' | 'trpcUtils'> {
  path: string;
}

/** Contains no ratings, because nobody could verify them. */
function agentData(agent: Agent, { publicOrigin, path, trpcUtils }: Site): StructuredData {
  const company = trpcUtils.site.get.getData()?.company;
  const website = websiteOf(agent);
  return {
    '@type': 'RealEstateAgent',
    '@id': publicOrigin + path,
    url: publicOrigin + path,
    name: agentName(agent),
    email: agent.email,
    ...(agent.phone !== null && { telephone: agent.phone }),
    ...(agent.bio !== null && { description: agent.bio }),
    ...(agent.profileImageUrl !== null && {
      image: new URL(agent.profileImageUrl, publicOrigin).href,
    }),
    ...(website !== null && { sameAs: [website] }),
    ...(agent.city !== null || agent.state !== null
      ? {
          address: {
            '@type': 'PostalAddress',
            ...(agent.city !== null && { addressLocality: agent.city }),
            ...(agent.state !== null && { addressRegion: agent.state }),
            addressCountry: 'MX',
          },
        }
      : {}),
    ...(company && { parentOrganization: companyData(company, publicOrigin) }),
  };
}
