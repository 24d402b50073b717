const csrf = "a-secret-that-our-page-can-read";

/** What a page of ours sends with a write of an organisation: the secret as cookie and as header. */
export const forgeryProof = { headers: { "x-xsrf-token": csrf }, cookie: `XSRF-TOKEN=${csrf}` };
