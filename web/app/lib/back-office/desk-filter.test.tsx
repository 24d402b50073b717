import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { DeskFilter } from "./desk-filter.tsx";

const options = ["paid", "held"].map((value) => ({ value, label: value }));

test("what was chosen is shown while the guards are still asked about it", async () => {
  const guard = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      {
        id: "table",
        path: "/table",
        loader: () => guard.promise,
        element: <DeskFilter name="status" label="Status" options={options} />,
      },
    ],
    { initialEntries: ["/table"], hydrationData: { loaderData: { table: null } } },
  );
  const shown = () => renderToStaticMarkup(<RouterProvider router={router} />);
  expect(shown()).toContain('<option value="" selected="">');
  const chosen = router.navigate("?status=held");
  expect(router.state.location.search).toBe("");
  expect(shown()).toContain('<option value="held" selected="">');
  guard.resolve(null);
  await chosen;
  expect(shown()).toContain('<option value="held" selected="">');
});
