import { deskCalls } from "./authorisation-desk.ts";

/**
 * Who may call what: a row for each endpoint, a column for each kind of caller. Written by hand, so
 * that an access changed in the contract shows here as a failing test.
 */

export const callers = {
  N: "nobody",
  C: "citizen",
  U: "unconfirmed citizen",
  P: "point's owner",
  L: "collaborator",
  R: "removed collaborator",
  T: "transporter",
  B: "brand",
  S: "suspended citizen",
  O: "organisation",
  A: "administrator",
  W: "administrator without the app",
  /** Has every role, a point, a brand and an office, and no business with the others' things. */
  X: "somebody else",
  /** Of a company that distributes for B's brand; only where a row tells what they may. */
  D: "distributor",
} as const;
export type Caller = keyof typeof callers;

/** Requests are about the point of P and L, and about the session and the code of C. */
const table = `
                                                      N C U P L R T B S O A W X D
GET /api/auth/user                                    1 . . . . . . . 1 1 . . =
POST /api/auth/login                                  . . . . . . . . . . . . .
POST /api/auth/logout                                 . . . . . . . . . . . . .
POST /api/transporter/logout                          . . . . . . . . . . . . .
POST /api/v1/session/code                             . . . . . . . . . . . . .
POST /api/v1/session/challenge                        . . . . . . . . . . . . .
POST /api/v1/session/challenge/resend                 . . . . . . . . . . . . .
POST /api/v1/session/refresh                          . . . . . . . . . . . . .

GET /api/v1/account/devices                           1 . . . . . . . 1 1 . . =
DELETE /api/v1/account/devices/:id                    1 . 4 4 4 4 4 4 1 1 4 4 4
POST /api/v1/account/sign-out-everywhere              1 . . . . . . . 1 1 . . =
POST /api/v1/account/app                              1 3 3 3 3 3 3 3 1 1 . . 3
POST /api/v1/account/app/confirm                      1 3 3 3 3 3 3 3 1 1 . . 3
POST /api/v1/account/password                         1 . . . . . . . 1 1 . . =
POST /api/v1/password/forgotten                       . . . . . . . . . . . . .
POST /api/v1/password/new                             . . . . . . . . . . . . .

POST /api/v1/sign-up/code                             . . . . . . . . . . . . .
POST /api/v1/sign-up/code/check                       . . . . . . . . . . . . .
POST /api/v1/sign-up/code/resend                      . . . . . . . . . . . . .
POST /api/v1/sign-up/citizen                          . . . . . . . . . . . . .
POST /api/v1/sign-up/account                          . . . . . . . . . . . . .
POST /api/v1/sign-up/account/confirm                  . . . . . . . . . . . . .
GET /api/v1/brand-invitations/:code                   . . . . . . . . . . . . .
POST /api/v1/brand-invitations/:code/accept           1 . . . . . . . 1 1 . . =

GET /api/user                                         1 . . . . . . . 1 1 . . =
POST /api/user/lang                                   1 . . . . . . . 1 1 . . =
GET /api/v1/account                                   1 . . . . . . . 1 1 . . =
PATCH /api/v1/account                                 1 . . . . . . . 1 1 . . =
POST /api/v1/account/phone/code                       1 . . . . . . . 1 1 . . =
POST /api/v1/account/phone                            1 . 0 0 0 0 0 0 1 1 0 0 0
POST /api/v1/account/email                            1 . . . . . . . 1 1 . . =
POST /api/v1/email/confirm                            . . . . . . . . . . . . .
POST /api/v1/citizen/profile                          1 . . 3 . . 3 3 1 1 . . =
GET /api/v1/account/export                            1 . . . . . . . 1 1 . . =
POST /api/v1/deletion/code                            . . . . . . . . . . . . .
POST /api/v1/deletion                                 . . . . . . . . . . . . .
DELETE /api/v1/account/deletion                       1 . . . . . . . 1 1 . . =

GET /sanctum/csrf-cookie                              . . . . . . . . . . . . .
POST /api/auth/user/signin                            . . . . . . . . . . . . .
GET /api/auth/user/me                                 1 1 1 1 1 1 1 1 1 . 1 1 =
POST /api/auth/user/signout                           . . . . . . . . . . . . .
POST /api/v1/organisations                            . . . . . . . . . . . . .

POST /api/BecomeRole                                  1 . . . . . . . 1 1 . . =
POST /api/switchRole                                  1 . . 3 . . 3 3 1 1 . . =
GET /api/isAdmin                                      1 . . . . . . . 1 1 . . =
GET /api/roles                                        1 . . . . . . . 1 1 . . =
GET /api/cpMiddleware                                 1 . . . . . . . 1 1 . . =
GET /api/csProfileExists                              1 . . . . . . . 1 1 . . =
GET /api/csrHasGoals                                  1 . . . . . . . 1 1 . . =
GET /api/csrMiddleware                                1 . . . . . . . 1 1 . . =
GET /api/tpMiddleware                                 1 . . . . . . . 1 1 . . =
GET /api/tpProfileExists                              1 . . . . . . . 1 1 . . =

GET /api/getProfiles                                  1 . . . . . . . 1 1 . . =
GET /api/cssProfile                                   1 . . 3 . . 3 3 1 1 . . =
GET /api/cpsProfile                                   1 3 3 . . 3 3 3 1 1 3 3 =
GET /api/csrsProfile                                  1 3 3 3 3 3 3 . 1 1 3 3 =
GET /api/tpProfile                                    1 3 3 3 3 3 . 3 1 1 3 3 =

GET /api/v1/points                                    . . . . . . . . . . . . .
GET /api/v1/points/map                                . . . . . . . . . . . . .
GET /api/v1/points/:id                                . . . . . . . . . . . . .
GET /api/v1/points/:id/poster                         1 3 3 . 4 3 3 3 1 1 3 3 4
GET /api/v1/points/mine                               1 3 3 . . 3 3 3 1 1 3 3 =
PUT /api/v1/points/:id/full                           1 3 3 . . 3 3 3 1 1 3 3 4
POST /api/v1/points/:id/mistakes                      . . . . . . . . . . . . .
GET /api/v1/point-profile                             1 3 3 . 3 3 3 3 1 1 3 3 =
PUT /api/v1/point-profile/place                       1 3 3 . 3 3 3 3 1 1 3 3 =
PUT /api/v1/point-profile/practice                    1 3 3 . 3 3 3 3 1 1 3 3 =
PUT /api/v1/point-profile/papers                      1 3 3 . 3 3 3 3 1 1 3 3 =
POST /api/v1/point-profile/submit                     1 3 3 . 3 3 3 3 1 1 3 3 =
GET /api/v1/transporter-profile                       1 3 3 3 3 3 . 3 1 1 3 3 =
PUT /api/v1/transporter-profile/driver                1 3 3 3 3 3 . 3 1 1 3 3 =
PUT /api/v1/transporter-profile/vehicles              1 3 3 3 3 3 . 3 1 1 3 3 =
PUT /api/v1/transporter-profile/payment               1 3 3 3 3 3 . 3 1 1 3 3 =
POST /api/v1/transporter-profile/submit               1 3 3 3 3 3 . 3 1 1 3 3 =
GET /api/v1/transporter-badge                         1 3 3 3 3 3 . 3 1 1 3 3 =
GET /api/v1/transporter-badge/card                    1 3 3 3 3 3 . 3 1 1 3 3 =
GET /api/v1/transporters/:code                        1 3 3 . . 3 3 3 1 1 3 3 .
GET /api/v1/citizens/:code                            1 3 3 . . 3 3 3 1 1 3 3 .
GET /api/v1/citizens/:code/card                       1 . 4 4 4 4 4 4 1 1 4 4 4
POST /api/v1/points/:pointId/citizens                 1 3 3 . . 3 3 3 1 1 3 3 3
GET /api/v1/points/:pointId/collaborators             1 3 3 . 4 3 3 3 1 1 3 3 4
DELETE /api/v1/points/:pointId/collaborators/:userId  1 3 3 . 4 3 3 3 1 1 3 3 4
POST /api/v1/points/:pointId/invitations              1 3 3 . 4 3 3 3 1 1 3 3 4
DELETE /api/v1/points/:pointId/invitations/:id        1 3 3 . 4 3 3 3 1 1 3 3 4
POST /api/v1/point-invitations/show                   . . . . . . . . . . . . .
POST /api/v1/point-invitations/accept                 1 . . . . . . . 1 1 . . .

GET /api/v1/brand/company                             1 3 3 3 3 3 3 . 1 1 3 3 =
PUT /api/v1/brand/company/identity                    1 3 3 3 3 3 3 . 1 1 3 3 =
PUT /api/v1/brand/company/seat                        1 3 3 3 3 3 3 . 1 1 3 3 =
PUT /api/v1/brand/company/contact                     1 3 3 3 3 3 3 . 1 1 3 3 =
PUT /api/v1/brand/company/packaging                   1 3 3 3 3 3 3 . 1 1 3 3 =
GET /api/v1/brand/face                                1 3 3 3 3 3 3 . 1 1 3 3 =
PUT /api/v1/brand/face                                1 3 3 3 3 3 3 . 1 1 3 3 =
PUT /api/v1/brand/face/logo                           1 3 3 3 3 3 3 . 1 1 3 3 =
DELETE /api/v1/brand/face/logo                        1 3 3 3 3 3 3 . 1 1 3 3 =
GET /api/v1/brand/goals                               1 3 3 3 3 3 3 . 1 1 3 3 =
POST /api/v1/brand/goals                              1 3 3 3 3 3 3 . 1 1 3 3 =
PUT /api/v1/brand/goals/:id                           1 3 3 3 3 3 3 . 1 1 3 3 4
DELETE /api/v1/brand/goals/:id                        1 3 3 3 3 3 3 . 1 1 3 3 4
GET /api/v1/brand/team                                1 3 3 3 3 3 3 . 1 1 3 3 =
POST /api/v1/brand/team/invitations                   1 3 3 3 3 3 3 . 1 1 3 3 =
DELETE /api/v1/brand/team/invitations/:id             1 3 3 3 3 3 3 . 1 1 3 3 4
PUT /api/v1/brand/team/members/:userId                1 3 3 3 3 3 3 . 1 1 3 3 4
DELETE /api/v1/brand/team/members/:userId             1 3 3 3 3 3 3 . 1 1 3 3 4
DELETE /api/v1/brand/team/me                          1 3 3 3 3 3 3 . 1 1 3 3 =
GET /api/v1/brand/distributors                        1 3 3 3 3 3 3 . 1 1 3 3 =
POST /api/v1/brand/distributor-codes                  1 3 3 3 3 3 3 . 1 1 3 3 =
DELETE /api/v1/brand/distributor-codes/:code          1 3 3 3 3 3 3 . 1 1 3 3 4
POST /api/v1/brand-team-invitations/show              . . . . . . . . . . . . .
POST /api/v1/brand-team-invitations/accept            1 . . . . . . . 1 1 . . .

GET /api/v1/wilayas                                   . . . . . . . . . . . . .
GET /api/v1/wilayas/:code/communes                    . . . . . . . . . . . . .
GET /api/v1/communes/:code                            . . . . . . . . . . . . .
GET /api/v1/courses/:course/:locale                   . . . . . . . . . . . . .
GET /api/v1/training/progress                         1 . . . . . . . 1 1 . . =
POST /api/v1/training/progress                        1 . . . . . . . 1 1 . . =

GET /api/v1/rates                                     . . . . . . . . . . . . .
GET /api/v1/limits                                    . . . . . . . . . . . . .
GET /api/v1/switches                                  . . . . . . . . . . . . .
GET /api/v1/cover                                     . . . . . . . . . . . . .
GET /api/v1/back-office/lots/:id                      1 3 3 3 3 3 3 3 1 1 4 3 3
GET /api/v1/brand/campaigns                           1 3 3 3 3 3 3 . 1 1 3 3 =
POST /api/v1/brand/campaigns                          1 3 3 3 3 3 3 . 1 1 3 3 =
PUT /api/v1/brand/campaigns/:id                       1 3 3 3 3 3 3 . 1 1 3 3 4
DELETE /api/v1/brand/campaigns/:id                    1 3 3 3 3 3 3 . 1 1 3 3 4
POST /api/v1/brand/campaigns/:id/ask                  1 3 3 3 3 3 3 . 1 1 3 3 4
POST /api/v1/brand/campaigns/:id/end                  1 3 3 3 3 3 3 . 1 1 3 3 4
GET /api/v1/brand/rewards                             1 3 3 3 3 3 3 . 1 1 3 3 =
GET /api/v1/faq/:locale                               . . . . . . . . . . . . .
GET /api/v1/figures                                   . . . . . . . . . . . . .
GET /api/v1/figures/national                          . . . . . . . . . . . . .
GET /api/v1/open-data/figures.json                    . . . . . . . . . . . . .
GET /api/v1/open-data/figures.csv                     . . . . . . . . . . . . .

GET /api/v1/brand/overview                            1 3 3 3 3 3 3 . 1 1 3 3 =
GET /api/v1/brand/lots                                1 3 3 3 3 3 3 . 1 1 3 3 =
GET /api/v1/brand/lots/sheet                          1 3 3 3 3 3 3 . 1 1 3 3 =
GET /api/v1/brand/lots/:id                            1 3 3 3 3 3 3 . 1 1 3 3 4
GET /api/v1/brand/weighings                           1 3 3 3 3 3 3 . 1 1 3 3 =

GET /api/v1/custody/days                              . . . . . . . . . . . . .
GET /api/v1/custody/days/:day                         . . . . . . . . . . . . .
GET /api/v1/custody/days/:day/root.txt                . . . . . . . . . . . . .
GET /api/v1/custody/proofs/:subject                   . . . . . . . . . . . . .
GET /api/v1/custody/consistency                       . . . . . . . . . . . . .
GET /api/v1/custody/leaves                            . . . . . . . . . . . . .
GET /api/v1/custody/epcis/:subject                    . . . . . . . . . . . . .

GET /api/v1/rewards                                   . . . . . . . . . . . . .
GET /api/v1/rewards/:id                               . . . . . . . . . . . . .
POST /api/v1/rewards/:id/redeem                       1 . 3 3 . . 3 3 1 1 . . =
GET /api/v1/causes                                    . . . . . . . . . . . . .
GET /api/v1/causes/mine                               1 . . 3 . . 3 3 1 1 . . =
PUT /api/v1/causes/:id/vote                           1 . . 3 . . 3 3 1 1 . . =
GET /api/v1/vouchers                                  1 . . 3 . . 3 3 1 1 . . =
POST /api/v1/vouchers/:code/receive                   1 . 4 . . 4 4 4 1 1 4 4 4
GET /api/v1/points/:id/vouchers                       1 3 3 . . 3 3 3 1 1 3 3 4
GET /api/v1/points/:id/vouchers/:code                 1 3 3 . . 3 3 3 1 1 3 3 4
GET /api/v1/points/:id/settlement                     1 3 3 . 4 3 3 3 1 1 3 3 4

POST /api/v1/points/:id/pickups                       1 3 3 . . 3 3 3 1 1 3 3 4
GET /api/v1/points/:id/pickups                        1 3 3 . . 3 3 3 1 1 3 3 4
PUT /api/v1/points/:id/pin                            1 3 3 . 4 3 3 3 1 1 3 3 4
GET /api/v1/pickups/:id                               1 4 4 . . 4 . 4 1 1 4 4 4
POST /api/v1/pickups/:id/cancel                       1 4 4 . . 4 . 4 1 1 4 4 4
POST /api/v1/pickups/:id/proposal-answer              1 3 3 . . 3 3 3 1 1 3 3 4
GET /api/v1/jobs                                      1 3 3 3 3 3 . 3 1 1 3 3 =
GET /api/v1/jobs/:id                                  1 3 3 3 3 3 . 3 1 1 3 3 4
POST /api/v1/pickups/:id/accept                       1 3 3 3 3 3 . 3 1 1 3 3 .
POST /api/v1/pickups/:id/propose                      1 3 3 3 3 3 . 3 1 1 3 3 4
POST /api/v1/pickups/:id/on-the-way                   1 3 3 3 3 3 . 3 1 1 3 3 4
POST /api/v1/pickups/:id/late                         1 3 3 3 3 3 . 3 1 1 3 3 4
POST /api/v1/pickups/:id/arrive                       1 3 3 3 3 3 . 3 1 1 3 3 4
POST /api/v1/pickups/:id/turned-back                  1 3 3 3 3 3 . 3 1 1 3 3 4
GET /api/v1/route                                     1 3 3 3 3 3 . 3 1 1 3 3 =
PUT /api/v1/route                                     1 3 3 3 3 3 . 3 1 1 3 3 4
GET /api/v1/earnings                                  1 3 3 3 3 3 . 3 1 1 3 3 =
GET /api/v1/earnings/sheet                            1 3 3 3 3 3 . 3 1 1 3 3 =
POST /api/v1/pickups/:id/sign                         1 4 4 . . 4 4 4 1 1 4 4 4
POST /api/v1/evidence                                 1 . . . . . . . 1 1 . . .
GET /api/v1/evidence/:name                            1 4 4 . . 4 . 4 1 1 . 4 4
POST /api/v1/deliveries                               1 3 3 3 3 3 . 3 1 1 3 3 =
GET /api/v1/deliveries/:id                            1 3 3 3 3 3 . 3 1 1 3 3 4
GET /api/v1/facility/receive/:token                   . . . . . . . . . . . . .
POST /api/v1/facility/receive/:token                  . . . . . . . . . . . . .

POST /api/v1/deposits                                 1 3 3 . . 3 3 3 1 1 3 3 3
POST /api/v1/device-entries                           1 . . . . . . . 1 1 . . .
POST /api/v1/deposits/:id/void                        1 3 3 . . 3 3 3 1 1 3 3 4
POST /api/v1/citizen/deposits/:number/dispute         1 . 4 3 4 4 3 3 1 1 4 4 =
POST /api/v1/declarations                             1 . . 3 . . 3 3 1 1 . . .
GET /api/v1/declarations                              1 . . 3 . . 3 3 1 1 . . =
GET /api/v1/points/:id/declarations                   1 3 3 . . 3 3 3 1 1 3 3 4
GET /api/v1/points/:id/today                          1 3 3 . . 3 3 3 1 1 3 3 4
GET /api/v1/points/:id/deposits                       1 3 3 . . 3 3 3 1 1 3 3 4
GET /api/v1/points/:id/stock                          1 3 3 . . 3 3 3 1 1 3 3 4
POST /api/v1/points/:id/stock-corrections             1 3 3 . 4 3 3 3 1 1 3 3 4
POST /api/v1/declarations/:id/confirm                 1 3 3 . . 3 3 3 1 1 3 3 4
POST /api/v1/declarations/:id/refuse                  1 3 3 . . 3 3 3 1 1 3 3 4
GET /api/consumerDeposit                              1 . . 3 . . 3 3 1 1 . . =
GET /api/consumerReception                            1 . . 3 . . 3 3 1 1 . . =
GET /api/v1/citizen/sms-receipts                      1 . . 3 . . 3 3 1 1 . . =
PUT /api/v1/citizen/sms-receipts                      1 . . 3 . . 3 3 1 1 . . =
GET /api/v1/citizen/statement                         1 . . 3 . . 3 3 1 1 . . =
GET /api/v1/citizen/wall                              1 . . 3 . . 3 3 1 1 . . =
GET /api/v1/citizen/code-secret                       1 . . 3 . . 3 3 1 1 . . =
GET /api/v1/citizen/walls                             1 . . 3 . . 3 3 1 1 . . =
GET /api/v1/citizen/deposits/:number                  1 . 4 3 4 4 3 3 1 1 4 4 =
GET /api/v1/notifications                             1 . . . . . . . 1 1 . . =
POST /api/v1/notifications/read                       1 . . . . . . . 1 1 . . =
GET /api/v1/push/key                                  1 . . . . . . . 1 1 . . =
POST /api/v1/push/subscription                        1 . . . . . . . 1 1 . . =
DELETE /api/v1/push/subscription                      1 . . . . . . . 1 1 . . =
POST /api/v1/push/test                                1 . . . . . . . 1 1 . . =

GET /api/v1/brand/reports                             1 3 3 3 3 3 3 . 1 1 3 3 =
GET /api/v1/brand/reports/preview                     1 3 3 3 3 3 3 . 1 1 3 3 =
POST /api/v1/brand/reports                            1 3 3 3 3 3 3 . 1 1 3 3 =
GET /api/v1/brand/reports/:number                     1 3 3 3 3 3 3 . 1 1 3 3 4
GET /api/v1/brand/reports/:number/file                1 3 3 3 3 3 3 . 1 1 3 3 4
GET /api/v1/brand/reports/:number/return              1 3 3 3 3 3 3 . 1 1 3 3 4
GET /api/v1/brand/regulator-columns                   1 3 3 3 3 3 3 . 1 1 3 3 =
PUT /api/v1/brand/regulator-columns                   1 3 3 3 3 3 3 . 1 1 3 3 =
GET /api/v1/reports/:number                           . . . . . . . . . . . . .
GET /api/v1/emission-factors                          . . . . . . . . . . . . .
POST /api/v1/office/drafts                            . . . . . . . . . . . . .
POST /api/v1/office/orders                            1 1 1 1 1 1 1 1 1 . 1 1 .
GET /api/v1/office/orders/:id                         1 1 1 1 1 1 1 1 1 . 1 1 4
POST /api/v1/office/orders/:id/place                  1 1 1 1 1 1 1 1 1 . 1 1 4
PUT /api/v1/office/orders/:id/details                 1 1 1 1 1 1 1 1 1 . 1 1 4
PUT /api/v1/office/orders/:id/moves                   1 1 1 1 1 1 1 1 1 . 1 1 4
PUT /api/v1/office/orders/:id/pause                   1 1 1 1 1 1 1 1 1 . 1 1 4
PUT /api/v1/office/sites/:id/pin                      1 1 1 1 1 1 1 1 1 . 1 1 4
GET /api/v1/office                                    1 1 1 1 1 1 1 1 1 . 1 1 =
POST /api/v1/office/sites/:id/vans                    1 1 1 1 1 1 1 1 1 . 1 1 4
POST /api/v1/office/sites/:id/problems                1 1 1 1 1 1 1 1 1 . 1 1 4
GET /api/v1/office/reports/:month                     1 1 1 1 1 1 1 1 1 . 1 1 =
GET /api/v1/office/reports/:month/certificate         1 1 1 1 1 1 1 1 1 4 1 1 4

POST /api/v1/contact                                  . . . . . . . . . . . . .

GET /api/v1/brand/products                            1 3 3 3 3 3 3 . 1 1 3 3 = 3
GET /api/v1/brand/products/:id                        1 3 3 3 3 3 3 . 1 1 3 3 4 3
POST /api/v1/brand/products                           1 3 3 3 3 3 3 . 1 1 3 3 = 3
PUT /api/v1/brand/products/:id                        1 3 3 3 3 3 3 . 1 1 3 3 4 3
PUT /api/v1/brand/products/:id/archived               1 3 3 3 3 3 3 . 1 1 3 3 4 3
PUT /api/v1/brand/products/:id/picture                1 3 3 3 3 3 3 . 1 1 3 3 4 3
GET /api/v1/brand/distribution                        1 3 3 3 3 3 3 . 1 1 3 3 = 3
POST /api/v1/brand/distribution                       1 3 3 3 3 3 3 . 1 1 3 3 4 3
PUT /api/v1/brand/distribution/:id                    1 3 3 3 3 3 3 . 1 1 3 3 4 3
DELETE /api/v1/brand/distribution/:id                 1 3 3 3 3 3 3 . 1 1 3 3 = 3
POST /api/v1/brand/distribution/sheet/check           1 3 3 3 3 3 3 . 1 1 3 3 = 3
POST /api/v1/brand/distribution/sheet                 1 3 3 3 3 3 3 . 1 1 3 3 = 3
GET /api/v1/brand/distribution/sheet                  1 3 3 3 3 3 3 . 1 1 3 3 = 3
GET /api/v1/brand/distribution/template               1 3 3 3 3 3 3 . 1 1 3 3 = 3
GET /api/v1/distributor/lines                         1 3 3 3 3 3 3 3 1 1 3 3 3 .
PUT /api/v1/distributor/lines/:id/units               1 3 3 3 3 3 3 3 1 1 3 3 3 .
GET /api/v1/distributor/months                        1 3 3 3 3 3 3 3 1 1 3 3 3 .
PUT /api/v1/distributor/months/:month                 1 3 3 3 3 3 3 3 1 1 3 3 3 .
GET /api/v1/distributor/returns                       1 3 3 3 3 3 3 3 1 1 3 3 3 .
POST /api/v1/schools/applications                     . . . . . . . . . . . . .
GET /api/v1/quiz/:locale                              . . . . . . . . . . . . .
POST /api/v1/quiz/certificates                        . . . . . . . . . . . . .
GET /api/v1/quiz/certificates/:number                 . . . . . . . . . . . . .
GET /api/v1/quiz/certificates/:number/sheet           . . . . . . . . . . . . .
GET /api/v1/school                                    1 1 1 1 1 1 1 1 1 . 1 1 =
POST /api/v1/school/classes                           1 1 1 1 1 1 1 1 1 . 1 1 =
PUT /api/v1/school/classes/:id                        1 1 1 1 1 1 1 1 1 . 1 1 4
DELETE /api/v1/school/classes/:id                     1 1 1 1 1 1 1 1 1 . 1 1 4
PUT /api/v1/school/league                             1 1 1 1 1 1 1 1 1 . 1 1 =
GET /api/v1/classes/:code                             . . . . . . . . . . . . .
POST /api/v1/classes/:code/results                    . . . . . . . . . . . . .
GET /api/v1/league                                    . . . . . . . . . . . . .

`;

/** An administrator, with the app that proves it. */
const onlyAdministrators = "1 3 3 3 3 3 3 3 1 1 . 3 3";

const outcomes = {
  /** Let in: anything but 401, 403 and a failure of ours. */
  ".": "open",
  /** Let in, and shown nothing of anybody else's. */
  "=": "own",
  "1": 401,
  "3": 403,
  "4": 404,
  /** Gone: the code is dead for everybody but whom it was sent to. */
  "0": 410,
} as const;
export type Outcome = (typeof outcomes)[keyof typeof outcomes];

const isSign = (cell: string): cell is keyof typeof outcomes => cell in outcomes;

const outcomeOf = (row: string, cell: string | undefined): Outcome => {
  if (cell && isSign(cell)) return outcomes[cell];
  throw new Error(`${row}: ${cell ?? "nothing"} is no outcome`);
};

const [header = "", ...lines] = table.split("\n").filter(Boolean);
const columns = header.trim().split(" ") as Caller[];

const readRow = (line: string): [string, Map<Caller, Outcome>] => {
  const [method = "", path = "", ...cells] = line.split(/ +/);
  const key = `${method} ${path}`;
  const told = columns.filter((caller, index) => caller !== "D" || cells[index] !== undefined);
  return [key, new Map(told.map((caller, index) => [caller, outcomeOf(key, cells[index])]))];
};

/** By method and path, "GET /api/auth/user". */
export const authorisation = new Map(
  [...lines, ...deskCalls.map((call) => `${call} ${onlyAdministrators}`)].map(readRow),
);
