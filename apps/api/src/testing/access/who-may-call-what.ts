import { MISSING_ID } from './access-rows.ts';

export type Access = 'public' | 'member' | 'admin';

export interface Call {
  access: Access;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path, with an id that no row has. */
  path: string;
  /** The call as the table writes it. */
  name: string;
}

/**
 * The access rule of every call, as the specification has it. It is written by hand, not derived from the code: a new call needs a new
 * line.
 */
const table = `
  public GET    /api/agents
  public GET    /api/docs
  public GET    /api/docs/guia
  public GET    /api/login
  public GET    /api/logout
  public GET    /api/openapi.json
  public GET    /api/properties
  public GET    /api/properties/:id
  public GET    /api/properties/changes
  public GET    /api/map
  public GET    /healthz
  public GET    /readyz
  public GET    /robots.txt
  public GET    /sitemap.xml
  public GET    /sitemaps/agents.xml
  public GET    /sitemaps/pages.xml
  public GET    /sitemaps/listings-:number.xml
  public GET    /sitemaps/places.xml
  public GET    /og/:id.jpg
  public GET    /og/portal.jpg
  public GET    /qr/:id.svg
  public POST   /api/login
  public POST   /api/logout
  public POST   /api/contact
  public POST   /api/properties/:id/inquiries

  member GET    /api/user
  member PATCH  /api/user
  member PUT    /api/user/photo
  member DELETE /api/user/photo
  member GET    /api/properties.csv
  member GET    /api/properties/my/list
  member POST   /api/properties
  member PUT    /api/properties/:id
  member PATCH  /api/properties/:id
  member DELETE /api/properties/:id
  member POST   /api/properties/:id/duplicate
  member PUT    /api/properties/:id/images
  member POST   /api/properties/:id/images
  member DELETE /api/properties/:id/images/:imageId
  member GET    /api/properties/:id/commissions
  member GET    /api/commissions/shared-with-me
  member GET    /api/inquiries
  member GET    /api/inquiries.csv
  member GET    /api/inquiries/:id
  member POST   /api/inquiries/:id/answers
  member POST   /api/inquiries/:id/close
  member POST   /api/inquiries/:id/mark-answered
  member POST   /api/inquiries/:id/mark-pending
  member POST   /api/inquiries/:id/reopen
  member POST   /api/commission-shares
  member PUT    /api/commission-shares/:id
  member PATCH  /api/commission-shares/:id
  member DELETE /api/commission-shares/:id

  admin  GET    /api/employees
  admin  POST   /api/employees
  admin  PUT    /api/employees/:id
  admin  DELETE /api/employees/:id
  admin  GET    /api/requests.csv
  admin  POST   /api/imports
  admin  GET    /api/imports/:id/reporte.csv

  public GET    /trpc/account.describeInvitation
  public GET    /trpc/account.registrationMode
  public GET    /trpc/agent.get
  public GET    /trpc/agent.list
  public GET    /trpc/agent.listings
  public GET    /trpc/commission.agreementByLink
  public GET    /trpc/property.alternatives
  public GET    /trpc/property.facets
  public GET    /trpc/property.map
  public GET    /trpc/property.complete
  public GET    /trpc/property.understand
  public GET    /trpc/property.amenities
  public GET    /trpc/property.byIds
  public GET    /trpc/property.featured
  public GET    /trpc/property.get
  public GET    /trpc/property.landing
  public GET    /trpc/property.popularPlaces
  public GET    /trpc/property.related
  public GET    /trpc/property.search
  public GET    /trpc/session.user
  public GET    /trpc/site.get
  public POST   /trpc/account.acceptInvitation
  public POST   /trpc/account.register
  public POST   /trpc/account.requestPasswordReset
  public POST   /trpc/account.resetPassword
  public POST   /trpc/account.verifyEmail
  public POST   /trpc/commission.acceptByLink
  public POST   /trpc/commission.declineByLink
  public POST   /trpc/inquiry.send
  public POST   /trpc/property.recordView
  public POST   /trpc/request.sendContact
  public POST   /trpc/request.sendLegal
  public POST   /trpc/request.sendValuation
  public POST   /trpc/session.login
  public POST   /trpc/session.logout

  member GET    /trpc/account.profile
  member POST   /trpc/account.updateProfile
  member POST   /trpc/account.changePassword
  member GET    /trpc/agent.colleagues
  member GET    /trpc/apiToken.list
  member POST   /trpc/apiToken.create
  member POST   /trpc/apiToken.revoke
  member GET    /trpc/commission.agreement
  member GET    /trpc/commission.forProperty
  member GET    /trpc/commission.overview
  member GET    /trpc/commission.sharedByMe
  member GET    /trpc/commission.sharedWithMe
  member GET    /trpc/commission.statistics
  member GET    /trpc/commission.waiting
  member POST   /trpc/commission.accept
  member POST   /trpc/commission.decline
  member POST   /trpc/commission.newLink
  member POST   /trpc/commission.share
  member POST   /trpc/commission.update
  member POST   /trpc/commission.voidLinks
  member POST   /trpc/commission.withdraw
  member GET    /trpc/dashboard.get
  member GET    /trpc/favorite.ids
  member GET    /trpc/favorite.list
  member POST   /trpc/favorite.merge
  member POST   /trpc/favorite.set
  member GET    /trpc/inquiry.countHeld
  member GET    /trpc/inquiry.get
  member GET    /trpc/inquiry.held
  member GET    /trpc/inquiry.list
  member GET    /trpc/inquiry.unanswered
  member POST   /trpc/inquiry.answer
  member POST   /trpc/inquiry.close
  member POST   /trpc/inquiry.markAnswered
  member POST   /trpc/inquiry.markPending
  member POST   /trpc/inquiry.release
  member POST   /trpc/inquiry.reopen
  member GET    /trpc/bulkChange.preview
  member GET    /trpc/bulkChange.undoable
  member POST   /trpc/bulkChange.change
  member POST   /trpc/bulkChange.undo
  member GET    /trpc/property.getForEditing
  member GET    /trpc/property.mine
  member GET    /trpc/property.placeSuggestions
  member GET    /trpc/property.placesOfCode
  member GET    /trpc/property.knownColonia
  member GET    /trpc/property.nearestColonia
  member GET    /trpc/property.priceScale
  member POST   /trpc/property.create
  member POST   /trpc/property.update
  member POST   /trpc/property.duplicate
  member POST   /trpc/property.setPrices
  member POST   /trpc/property.setStatus
  member POST   /trpc/property.delete
  member POST   /trpc/property.setImages
  member POST   /trpc/property.deleteImage
  member GET    /trpc/session.list
  member POST   /trpc/session.end
  member POST   /trpc/session.endOthers

  admin  GET    /trpc/employee.list
  admin  GET    /trpc/employee.search
  admin  GET    /trpc/employee.holdings
  admin  POST   /trpc/employee.create
  admin  POST   /trpc/employee.update
  admin  POST   /trpc/employee.deactivate
  admin  POST   /trpc/employee.reactivate
  admin  POST   /trpc/employee.takeBack
  admin  POST   /trpc/employee.handOver
  admin  POST   /trpc/employee.invite
  admin  POST   /trpc/employee.activate
  admin  GET    /trpc/property.deleted
  admin  POST   /trpc/property.restore
  admin  GET    /trpc/import.get
  admin  GET    /trpc/health.get
  admin  GET    /trpc/import.list
  admin  GET    /trpc/import.map
  admin  POST   /trpc/import.act
  admin  POST   /trpc/import.arrange
  admin  POST   /trpc/import.chooseMap
  admin  POST   /trpc/import.keepMap
  admin  POST   /trpc/import.matchPhotos
  admin  POST   /trpc/import.notePhotos
  admin  POST   /trpc/import.remove
  admin  POST   /trpc/import.removeMap
  admin  GET    /trpc/placeName.list
  admin  POST   /trpc/placeName.add
  admin  POST   /trpc/placeName.remove
  admin  GET    /trpc/request.countHeld
  admin  GET    /trpc/request.held
  admin  GET    /trpc/request.list
  admin  GET    /trpc/request.waiting
  admin  GET    /trpc/request.get
  admin  POST   /trpc/request.markAnswered
  admin  POST   /trpc/request.markPending
  admin  POST   /trpc/request.assign
  admin  POST   /trpc/request.answer
  admin  POST   /trpc/request.close
  admin  POST   /trpc/request.release
  admin  POST   /trpc/request.reopen
  admin  GET    /trpc/settings.get
  admin  GET    /trpc/settings.rateFollowing
  admin  POST   /trpc/settings.save
`;

export const calls: readonly Call[] = [...table.matchAll(/(\w+) +([A-Z]+) +(\S+)/gu)].map(
  ([, access, method, path = '']) => ({
    access: access as Access,
    method: method as Call['method'],
    path: path.replaceAll(':number', '1').replaceAll(/:\w+/gu, MISSING_ID),
    name: `${method} ${path}`,
  }),
);
