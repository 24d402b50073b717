/** The door that belongs to the page: a driver's, a shop's, or everybody's. */
export const logInPathFrom = (pathname: string): string => {
  const path = pathname.toLowerCase();
  if (path.includes("/transporter")) return "/transporter/login";
  if (path.includes("/collection")) return "/collection-point/login";
  return "/login";
};
