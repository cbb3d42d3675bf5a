import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import { readRequestForm } from '../modules/requests/read-request-form.ts';
import type { DemoRows } from './demo.queries.ts';
import { type DemoRequest, requests } from './requests.ts';
import { stableId } from './stable-id.ts';

interface Ingredients {
  /** The id of the person who takes care of some. */
  admin: string;
  /** A moment, counted back in hours. */
  ago: (hours: number) => string;
}

/** What visitors of the demo asked of the company, read like what anybody sends. */
export function composeRequests(ingredients: Ingredients): DemoRows['requests'] {
  return requests.map((request) => requestRow(request, ingredients));
}

function requestRow(
  { kind, form, hoursAgo, status, isAssigned, answer }: DemoRequest,
  { admin, ago }: Ingredients,
): DemoRows['requests'][number] {
  const { request } = readRequestForm(kind, form);
  const answeredAt = answer ? ago(hoursAgo - answer.hoursLater) : null;
  return {
    ...request,
    id: stableId(`request ${kind} ${request.clientName}`),
    status,
    assigneeId: isAssigned ? admin : null,
    response: answer?.text ?? null,
    responseDate: answeredAt,
    answeredBy: answer ? admin : null,
    closedAt: status === 'closed' ? answeredAt : null,
    noticeVersion: PRIVACY_NOTICE_VERSION,
    createdAt: ago(hoursAgo),
    updatedAt: answeredAt ?? ago(hoursAgo),
  };
}
