import { describe, expect, it } from "vitest";
import { resolvePath, withQuery } from "./resolve-path.ts";

const answerTo = (path: string): string => {
  const resolution = resolvePath(path);
  if (resolution.kind === "unknown") return "404";
  return resolution.kind === "page" ? resolution.page.path : `308 ${resolution.to}`;
};

/** Every path of the site map, as it is written there, with the decision taken for it. */
const siteMap: readonly (readonly [string, string])[] = [
  // A1 public site
  ["/", "/"],
  ["/aboutUs", "/aboutUs"],
  ["/about", "308 /aboutUs"],
  ["/contactUs", "/contactUs"],
  ["/start-recycling", "/start-recycling"],
  ["/Consumer", "/consumer"],
  ["/marketplace", "/marketplace"],
  ["/training", "/training"],
  ["/training/sorting", "/training/sorting"],
  ["/training/new", "308 /training"],
  ["/partners", "/partners"],
  ["/partners/collectionpoint", "/partners/collectionpoint"],
  ["/partners/collectionpoint11", "308 /partners/collectionpoint"],
  ["/partners/CSR", "/partners/csr"],
  ["/partners/csr", "/partners/csr"],
  ["/partners/transporter", "/partners/transporter"],
  ["/NextGenGreen", "/NextGenGreen"],
  ["/NextGenGreen/quiz", "/NextGenGreen/quiz"],
  ["/NextGenGreen/school_form", "/NextGenGreen/school_form"],
  ["/officepack", "/officepack"],
  ["/globalLegal/privacypolicy", "/globalLegal/privacyPolicy"],
  ["/globalLegal/privacyPolicy", "/globalLegal/privacyPolicy"],
  ["/delete-account", "/delete-account"],
  ["/ana-dawra", "/ana-dawra"],
  ["/off", "/off"],
  // A2 entering
  ["/login", "/login"],
  ["/Collection Point/login", "308 /collection-point/login"],
  ["/transporter/login", "/transporter/login"],
  ["/auth/signin", "/auth/signin"],
  ["/auth/signup", "/auth/signup"],
  ["/officepack/auth/signin", "/officepack/auth/signin"],
  ["/officepack/auth/signup", "/officepack/auth/signup"],
  ["/logout", "/logout"],
  ["/signout", "/signout"],
  ["/signup", "/signup"],
  ["/signup/citizen", "/signup/citizen"],
  ["/signup/citizen_", "308 /signup/citizen"],
  ["/signup/collectionpoint", "/signup/collectionpoint"],
  ["/signup/collectionpoint copy", "308 /signup/collectionpoint"],
  ["/signup/collectionpoint%20copy", "308 /signup/collectionpoint"],
  ["/signup/collectionpointold", "308 /signup/collectionpoint"],
  ["/signup/csr", "/signup/csr"],
  ["/signup/distributor", "/signup/distributor"],
  ["/signup/transporter", "/signup/transporter"],
  ["/sendCode", "/sendCode"],
  ["/SendCode", "/sendCode"],
  ["/emailVerification", "/emailVerification"],
  ["/email-verification", "308 /emailVerification"],
  ["/forgotPassword", "/forgotPassword"],
  ["/setNewPassword/aB3-x", "/setNewPassword/:token"],
  ["/setNewPassword", "/setNewPassword"],
  ["/userone", "/userone"],
  ["/dashboard", "/dashboard"],
  ["/settings", "/settings"],
  ["/settingss", "308 /settings"],
  ["/notificationtest", "308 /settings#notifications"],
  // A3 citizen
  ["/consumer", "/consumer"],
  ["/consumer/dashboard", "/consumer/dashboard"],
  ["/Consumer/dashboard", "/consumer/dashboard"],
  ["/consumer/profile", "/consumer/profile"],
  ["/consumer/addemail", "/consumer/addemail"],
  // A4 collection point
  ["/Collection Point", "308 /collection-point"],
  ["/Collection Point/dashboard", "308 /collection-point/dashboard"],
  ["/Collection%20Point/dashboard", "308 /collection-point/dashboard"],
  ["/Collection+Point/dashboard", "308 /collection-point/dashboard"],
  ["/Collection-Point/dashboard", "/collection-point/dashboard"],
  ["/collection_point/dashboard", "308 /collection-point/dashboard"],
  ["/Collection Point/dashboard_old", "308 /collection-point/dashboard"],
  ["/Collection Point/profile", "308 /collection-point/profile"],
  ["/Collection Point/profiltwo", "308 /collection-point/profile?step=2"],
  ["/Collection Point/eligibility", "308 /collection-point/eligibility"],
  ["/Collection Point/training", "308 /collection-point/training"],
  ["/Collection Point/activate-collaborator", "308 /collection-point/activate-collaborator"],
  // A5 transporter
  ["/transporter", "/transporter"],
  ["/transporter/dashboard", "/transporter/dashboard"],
  ["/transporter/dashboard_", "308 /transporter/dashboard"],
  ["/transporter/profile", "/transporter/profile"],
  ["/transporter/eligibility", "/transporter/eligibility"],
  ["/transporter/badge", "/transporter/badge"],
  // A6 brand
  ["/CSR/dashboard", "/csr/dashboard"],
  ["/CSR/business-profile", "/csr/business-profile"],
  ["/CSR/brand-profile", "/csr/brand-profile"],
  ["/CSR/eligibility", "/csr/eligibility"],
  ["/CSR/setup", "/csr/setup"],
  ["/CSR/setup/my-products", "/csr/setup/my-products"],
  ["/CSR/setup/product", "/csr/setup/product"],
  ["/CSR/setup/distribution", "/csr/setup/distribution"],
  ["/CSR/setup/test", "308 /csr/setup"],
  // A7 office pack
  ["/officepack/dashboard", "/officepack/dashboard"],
  ["/officepack/placeorder", "/officepack/placeorder"],
  ["/officepack/profile", "/officepack/profile"],
  // A8 back office
  ["/business/Dashboard", "/business/dashboard"],
  ["/business/Dashboard/TaskList", "/business/dashboard/tasklist"],
  ["/business/TaskList", "308 /business/dashboard/tasklist"],
  ["/business/Dashboard/UserTable", "/business/dashboard/usertable"],
  ["/business/UserTable", "308 /business/dashboard/usertable"],
  // B what the flows need
  ["/consumer/deposit", "/consumer/deposit"],
  ["/consumer/points/0197", "/consumer/points/:id"],
  ["/marketplace/0197", "/marketplace/:id"],
  ["/marketplace/vouchers", "/marketplace/vouchers"],
  ["/marketplace/vouchers/0197", "/marketplace/vouchers/:id"],
  ["/collection-point/intake", "/collection-point/intake"],
  ["/collection-point/declared", "/collection-point/declared"],
  ["/collection-point/stock", "/collection-point/stock"],
  ["/collection-point/pickups", "/collection-point/pickups"],
  ["/collection-point/pickups/0197", "/collection-point/pickups/:id"],
  ["/collection-point/vouchers", "/collection-point/vouchers"],
  ["/collection-point/collaborators", "/collection-point/collaborators"],
  ["/transporter/jobs", "/transporter/jobs"],
  ["/transporter/jobs/0197", "/transporter/jobs/:id"],
  ["/transporter/route", "/transporter/route"],
  ["/transporter/handover/0197", "/transporter/handover/:id"],
  ["/facility/receive/t0k3n", "/facility/receive/:token"],
  ["/csr/lots", "/csr/lots"],
  ["/csr/lots/0197", "/csr/lots/:id"],
  ["/csr/reports", "/csr/reports"],
  ["/officepack/orders/0197", "/officepack/orders/:id"],
  ["/officepack/reports", "/officepack/reports"],
  ["/NextGenGreen/certificate/0197", "/NextGenGreen/certificate/:id"],
  ["/training/bottles", "/training/:slug"],
  ["/training/badges", "/training/badges"],
  ["/business/dashboard/deposits", "/business/dashboard/deposits"],
  ["/business/dashboard/pickups", "/business/dashboard/pickups"],
  ["/business/dashboard/rewards", "/business/dashboard/rewards"],
  ["/business/dashboard/rates", "/business/dashboard/rates"],
  ["/business/dashboard/points", "/business/dashboard/points"],
  ["/business/dashboard/content", "/business/dashboard/content"],
  ["/business/dashboard/flags", "/business/dashboard/flags"],
  ["/business/dashboard/audit", "/business/dashboard/audit"],
  ["/globalLegal/terms", "/globalLegal/terms"],
  ["/auth/callback", "/auth/callback"],
  ["/offline", "/offline"],
];

describe("the site map", () => {
  it.each(siteMap)("%s gives %s", (path, decision) => {
    expect(answerTo(path)).toBe(decision);
  });

  it.each(siteMap)("%s leads to the same page with a slash at its end", (path, decision) => {
    const page = decision.replace("308 ", "");
    if (path === "/" || page.includes(":")) return;
    expect(answerTo(`${path}/`)).toBe(`308 ${page}`);
  });
});

describe("what does not exist", () => {
  it.each(["/aaa", "/aaa_", "/bbb", "/xkcd42", "/partners/zzz", "/signup/xyz"])(
    "%s is no page",
    (path) => {
      expect(answerTo(path)).toBe("404");
    },
  );

  it.each(["//login", "/%E0%A4%A", "/login/extra", "/setNewPassword/a/b", "/\\evil.com"])(
    "%s is no page",
    (path) => {
      expect(answerTo(path)).toBe("404");
    },
  );
});

describe("redirects", () => {
  it("keep the value of a parameter as it was typed", () => {
    expect(answerTo("/Collection Point/pickups/aB%2F1")).toBe(
      "308 /collection-point/pickups/aB%2F1",
    );
    expect(answerTo("/setNewPassword/aB%2F1/")).toBe("308 /setNewPassword/aB%2F1");
  });

  it("never leave the site", () => {
    expect(answerTo("//evil.example/")).toBe("404");
    expect(answerTo("/%2Fevil.example/")).toBe("404");
  });

  it("keep the query, beside their own", () => {
    expect(withQuery("/emailVerification", "?id=7&hash=x")).toBe("/emailVerification?id=7&hash=x");
    expect(withQuery("/collection-point/profile?step=2", "?from=sms")).toBe(
      "/collection-point/profile?step=2&from=sms",
    );
    expect(withQuery("/settings#notifications", "?a=b")).toBe("/settings?a=b#notifications");
    expect(withQuery("/training", "")).toBe("/training");
  });
});
